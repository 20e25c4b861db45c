// Pictures, thumbnails and files of messages, and the large view of a picture.
import { el } from "./dom.js";

/**
 * A picture that opens large. Its width and height keep its room before it is there.
 * `media` is an attachment or an unfurled media item.
 */
export function picture(media, alt, { thumbnail = false, spoiler = false } = {}) {
  const text = alt || media.description || "";
  const image = el("img", {
    src: media.url,
    alt: text,
    width: media.width,
    height: media.height,
    decoding: "async",
    draggable: "false",
  });
  const button = el(
    "button",
    {
      type: "button",
      class: thumbnail ? "picture thumbnail" : "picture",
      "data-act": "enlarge",
      "aria-label": text ? null : "Picture without a description",
      title: "Enlarge",
    },
    image,
  );
  return spoiler ? hidden(button) : button;
}

export function hidden(part) {
  const reveal = el("button", { type: "button", class: "reveal", "data-act": "uncover" }, "Spoiler: show");
  return el("div", { class: "hidden-part" }, reveal, part);
}

export function attachment(file) {
  const spoiler = file.filename?.startsWith("SPOILER_");
  if (file.content_type?.startsWith("image/")) return picture(file, file.description, { spoiler });
  return fileLink(file.url, file.filename, file.size);
}

export function fileLink(url, name, size) {
  return el(
    "a",
    { class: "file", href: url, download: name, target: "_blank", rel: "noopener" },
    el("span", {}, name),
    el("span", { class: "size" }, kilobytes(size)),
  );
}

function kilobytes(size) {
  return size < 1024 ? `${size} bytes` : `${Math.round(size / 1024)} KB`;
}

/** Show the picture of a `.picture` button over everything; Escape or a click closes it. */
export function enlarge(button) {
  const shown = button.querySelector("img");
  const close = el("button", { type: "button", class: "lightbox-close", "aria-label": "Close the picture" }, "✕");
  const large = el(
    "dialog",
    { class: "lightbox", "aria-label": "Picture" },
    close,
    el("img", { src: shown.src, alt: shown.alt }),
    shown.alt ? el("p", {}, shown.alt) : null,
  );
  document.body.append(large);
  large.addEventListener("click", () => large.close());
  large.addEventListener("close", () => large.remove());
  large.showModal();
}
