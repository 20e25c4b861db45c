"use strict";
/* A page fetches its content anew when it is told that its tournament has changed, or each minute
   where nothing tells it. Without this the browser loads the page again by itself. */
const root = document.documentElement;
const main = () => document.querySelector("main");
let shown = main().outerHTML;
const offline = (is) => document.querySelectorAll(".offline").forEach((each) => { each.hidden = !is; });

async function show(address) {
  try {
    const answer = await fetch(address);
    if (answer.status === 404) return location.reload();
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("main").outerHTML;
    if (fresh !== shown) {
      const { rel, attributes: { href } } = main().contains(document.activeElement) ? document.activeElement : main();
      const opened = [...main().querySelectorAll("details")].map((each) => each.open);
      main().replaceWith(page.querySelector("main"));
      main().querySelectorAll("details").forEach((each, number) => { each.open = opened[number]; });
      const again = rel ? `[rel="${rel}"]` : `[href="${CSS.escape(href?.value)}"]`;
      if (rel || href) (main().querySelector(again) ?? main()).focus({ preventScroll: true });
      shown = fresh;
    }
    root.dataset.version = page.documentElement.dataset.version;
    document.title = page.title;
    offline(false);
    tick();
  } catch {
    offline(true);
  }
}

function tick() {
  for (const each of document.querySelectorAll("[data-until]")) {
    const left = Math.floor(each.dataset.until - Date.now() / 1000);
    if (left > 0) each.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    else {
      each.textContent = each.dataset.over;
      each.nextElementSibling?.remove();
    }
  }
}
setInterval(tick, 1000);

if (root.dataset.events) {
  const source = new EventSource(root.dataset.events);
  source.addEventListener("version", (event) => {
    if (event.data !== root.dataset.version) setTimeout(() => show(main().dataset.here || location.href), 500 * Math.random());
  });
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 30000);
  });
}

function turn() {
  if (main().dataset.next) show(main().dataset.next).then(() => setTimeout(turn, 1000 * main().dataset.seconds));
}
if (main().dataset.next) setTimeout(turn, 1000 * main().dataset.seconds);

/* From move to move of a game, by links or arrow keys: the page stays where it is, and says what was done. */
const heard = Object.assign(document.createElement("p"), { className: "unseen", role: "status" });
let going = false;
document.addEventListener("click", async (event) => {
  const link = event.target.closest(".steps a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (going) return;
  going = true;
  document.body.append(heard);
  history.replaceState(null, "", link.href);
  await show(link.href);
  heard.textContent = document.querySelector(".done")?.textContent;
  going = false;
});
document.addEventListener("keydown", (event) => {
  const rel = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  const link = rel && !event.altKey && !event.ctrlKey && !event.metaKey && document.querySelector(`.steps [rel="${rel}"]`);
  if (link) { event.preventDefault(); link.click(); }
});

if (root.dataset.again) setInterval(() => document.hidden || show(location.href), 1000 * root.dataset.again);
