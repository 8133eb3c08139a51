// What calls for attention: toasts, the title's number, and the polite voice for screen readers.

import { avatar, element, icon } from "./elements.js";

const SHOWN = 7000; // milliseconds
const TOGETHER = 250; // milliseconds in which several changes become one announcement
const LONGEST_ANNOUNCEMENT = 400;

export class Notices {
  #say;
  #lines = [];
  #timer = 0;
  #title = "";

  constructor(say) {
    this.#say = say;
    this.toasts = element("div", { class: "toasts", role: "status" });
    this.voice = element("div", { class: "for-readers", "aria-live": "polite", role: "log", id: "announcements" });
    this.banner = element("div", { class: "banner", role: "status", hidden: true });
  }

  /** Say something through the screen reader only, when it has time. */
  announce(words) {
    if (words === "") return;
    this.#lines.push(words.slice(0, LONGEST_ANNOUNCEMENT));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.voice.replaceChildren(...this.#lines.slice(-4).map((line) => element("p", {}, line)));
      this.#lines = [];
    }, TOGETHER);
  }

  /** A short card in the corner. `go()` is what pressing it does, `author` an optional user. */
  toast({ title, words = "", author = null, go = null }) {
    const inside = [author ? avatar(author, "small") : null, element("span", {}, element("strong", {}, title), words ? element("span", { class: "toast-words" }, words) : null)];
    const main = go
      ? element("button", { class: "toast-main", type: "button", title: this.#say("go-there") }, inside)
      : element("div", { class: "toast-main" }, inside);
    const close = element("button", { class: "icon-button", type: "button", "aria-label": this.#say("close") }, icon("close"));
    const card = element("div", { class: "toast" }, main, close);
    let timer = 0;
    const start = () => { timer = setTimeout(() => card.remove(), SHOWN); };
    close.addEventListener("click", () => card.remove());
    if (go) main.addEventListener("click", () => { card.remove(); go(); });
    for (const name of ["pointerenter", "focusin"]) card.addEventListener(name, () => clearTimeout(timer));
    for (const name of ["pointerleave", "focusout"]) card.addEventListener(name, start);
    this.toasts.append(card);
    while (this.toasts.children.length > 4) this.toasts.firstChild.remove();
    start();
  }

  /** The line across the top: the connection is gone. null takes it away. */
  showBanner(words) {
    this.banner.hidden = words === null;
    this.banner.textContent = words ?? "";
  }

  setTitle(words, count) {
    this.#title = count > 0 ? `(${count}) ${words}` : words;
    document.title = this.#title;
  }
}
