// On a narrow screen the channel list slides in.

export class Drawer {
  #app = document.getElementById("app");
  #button = document.getElementById("drawer-open");
  #scrim = document.getElementById("scrim");
  #sidebar = document.getElementById("sidebar");

  constructor() {
    this.#button.addEventListener("click", () => this.#set(true));
    this.#scrim.addEventListener("click", () => this.close());
    document.getElementById("drawer-close").addEventListener("click", () => this.close());
    this.#sidebar.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  get isOpen() {
    return this.#app.classList.contains("drawer-is-open");
  }

  close() {
    if (!this.isOpen) return;
    this.#set(false);
    this.#button.focus();
  }

  #set(isOpen) {
    this.#app.classList.toggle("drawer-is-open", isOpen);
    this.#scrim.hidden = !isOpen;
    this.#button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) document.getElementById("drawer-close").focus();
  }
}
