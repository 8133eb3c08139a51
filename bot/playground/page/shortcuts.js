// Keys that work everywhere on the page, and the dialog that lists them.

import { element, icon } from "./elements.js";

const KEYS = [
  [["?"], "key-help"], [["/"], "key-command"], [["F6"], "key-region"], [["←", "→", "↑", "↓"], "key-arrows"],
  [["Alt", "↑ ↓"], "key-channel"], [["Enter"], "key-press"], [["Tab"], "key-tab"], [["Shift", "Enter"], "key-line"], [["Escape"], "key-escape"],
];

export function helpDialog(say) {
  const rows = KEYS.map(([keys, words]) => element("div", { class: "key-row" },
    element("dt", {}, keys.map((key) => element("kbd", {}, key))), element("dd", {}, say(words))));
  const close = element("button", { class: "icon-button", type: "button", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"));
  const dialog = element("dialog", { class: "form keys", "aria-labelledby": "keys-title" },
    element("header", {}, element("h2", { id: "keys-title" }, say("shortcuts")), close), element("dl", {}, rows));
  return dialog;
}

function isWriting(target) {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** `acts`: help(), command(), region(step), channel(step), back(), scroll(pages). */
export function listenForKeys(acts) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const found = chosen(event, plain, acts);
    if (!found) return;
    event.preventDefault();
    found();
  });
}

function chosen(event, plain, acts) {
  const writing = isWriting(event.target);
  if (event.key === "F6") return () => acts.region(event.shiftKey ? -1 : 1);
  if (event.altKey && event.key === "ArrowUp") return () => acts.channel(-1);
  if (event.altKey && event.key === "ArrowDown") return () => acts.channel(1);
  if (plain && event.key === "PageUp" && writing) return () => acts.scroll(-1);
  if (plain && event.key === "PageDown" && writing) return () => acts.scroll(1);
  if (!plain || writing) return null;
  return { "?": acts.help, "/": acts.command, Escape: acts.back }[event.key] ?? null;
}
