// Building nodes. Text always goes in as text nodes, never as markup.

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "tabIndex", "htmlFor", "type"]);

/** An element; `class`, `dataset`, `style` (object) and `on` (listeners) are understood. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "dataset") Object.assign(node.dataset, value);
    else if (key === "style") setStyle(node, value);
    else if (key === "on") for (const [type, call] of Object.entries(value)) node.addEventListener(type, call);
    else if (PROPERTIES.has(key)) node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function setStyle(node, values) {
  for (const [key, value] of Object.entries(values)) node.style.setProperty(key, value);
}

/** Letters for the disc that stands for a person without a picture. */
export function initials(name) {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? words[0][0] + words.at(-1)[0] : name.trim().slice(0, 1);
  return letters.toLocaleUpperCase();
}

/** The disc of a person: the avatar, else letters on a hue that follows from the id everywhere. */
export function avatar(user, size = "") {
  if (user.avatar) {
    const src = `/avatars/${user.id}/${user.avatar}.png?size=128`;
    return el("img", { class: `avatar ${size}`.trim(), src, alt: "", draggable: "false" });
  }
  const hue = Number(BigInt(user.id) % 9973n) * 47 % 360;
  return el(
    "span",
    { class: `avatar ${size} ${user.bot ? "bot" : ""}`.trim(), style: { "--hue": hue }, "aria-hidden": "true" },
    initials(user.global_name || user.username),
  );
}

export function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}
