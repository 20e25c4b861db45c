"use strict";
/* A page fetches its content anew when it is told that its tournament has changed. Without this
   the browser loads the page again by itself. */
const root = document.documentElement;
const main = () => document.querySelector("main");
const offline = (is) => document.querySelectorAll(".offline").forEach((each) => { each.hidden = !is; });

async function show(address) {
  try {
    const answer = await fetch(address);
    if (answer.status === 404) return location.reload();
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const focused = main().contains(document.activeElement) && document.activeElement.getAttribute("href");
    main().replaceWith(page.querySelector("main"));
    if (focused) main().querySelector(`[href="${CSS.escape(focused)}"]`)?.focus();
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
    else each.textContent = each.dataset.over;
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
