// Pictures: their alt text, their room before they are loaded, enlarging, changing without flicker.

import { el } from "./dom.js";

/** The address of a media item, on this server when it is a file of it. */
export function address(media) {
  try {
    const url = new URL(media.proxy_url || media.url, location.href);
    // The page may have been opened as "localhost": the same server by another name.
    const own = url.port === location.port && ["127.0.0.1", "localhost"].includes(url.hostname);
    return own ? url.pathname + url.search : url.href;
  } catch {
    return "";
  }
}

/** A picture that is enlarged by a click. */
export function picture(media, alt, { label = "picture", css = "" } = {}) {
  const image = el("img", {
    src: address(media),
    alt: alt || "",
    width: media.width,
    height: media.height,
    decoding: "async",
  });
  // The name of the button is the picture's alt text, so that it is read once.
  const name = alt ? null : `A ${label} without description`;
  const isMeasured = media.width && media.height;
  // Its room is kept from the first moment: nothing moves when the picture comes.
  const style = isMeasured ? { "--width": `${media.width}px`, "--ratio": media.width / media.height } : {};
  const classes = `picture ${isMeasured ? "measured" : ""} ${css}`.replace(/\s+/g, " ").trim();
  return el("button", { type: "button", class: classes, style, title: "Enlarge", "aria-label": name, dataset: { act: "zoom" } }, image);
}

/** Let an <img> show what `fresh` shows; the old picture stays until the new one is there. */
export function changePicture(image, fresh) {
  const source = fresh.getAttribute("src");
  image.alt = fresh.alt;
  if (image.getAttribute("src") === source) {
    takeSize(image, fresh);
    delete image.dataset.next;
    return;
  }
  if (image.dataset.next === source) return;
  image.dataset.next = source;
  const loader = new Image();
  loader.src = source;
  const show = () => {
    if (image.dataset.next !== source) return; // a newer one came meanwhile
    delete image.dataset.next;
    takeSize(image, fresh);
    image.src = source;
  };
  loader.decode().then(show, show);
}

function takeSize(image, fresh) {
  for (const key of ["width", "height"]) {
    const value = fresh.getAttribute(key);
    if (value === null) image.removeAttribute(key);
    else if (image.getAttribute(key) !== value) image.setAttribute(key, value);
  }
}

/** Show a picture as large as the window allows. */
export function enlarge(image) {
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": "Picture", on: { click: () => dialog.close(), close: () => dialog.remove() } },
    el("img", { src: image.src, alt: image.alt }),
    image.alt ? el("p", {}, image.alt) : null,
  );
  document.body.append(dialog);
  dialog.showModal();
}

/** A file that is no picture. */
export function file(name, url, size) {
  return el(
    "a",
    { class: "file", href: address({ url }), download: name },
    el("span", { "aria-hidden": "true" }, "⤓"),
    el("span", {}, name),
    size ? el("span", { class: "size" }, bytes(size)) : null,
  );
}

function bytes(size) {
  if (size < 1024) return `${size} B`;
  return size < 1048576 ? `${Math.round(size / 1024)} KB` : `${(size / 1048576).toFixed(1)} MB`;
}
