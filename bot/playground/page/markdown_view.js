// Draws the tree of markdown.js. `context` tells names: {locale, say, personName(id), channelName(id), openChannel(id)}.

import { element, safeAddress } from "./elements.js";
import { inline, parse } from "./markdown.js";
import { timeElement } from "./timestamps.js";

const TAGS = { strong: "strong", emphasis: "em", underline: "u", strike: "s" };
const MOST_JUMBO = 30;

/** A message's text, with headings, lists, quotes and code. */
export function drawText(source, context, kind = "text") {
  const blocks = parse(source ?? "");
  const jumbo = blocks.length === 1 && blocks[0].type === "text" && onlyEmoji(blocks[0].children);
  return element("div", { class: jumbo ? `${kind} jumbo` : kind }, blocks.map((block) => drawBlock(block, context)));
}

/** One line: names of embeds' fields, placeholders and such. */
export function drawLine(source, context) {
  return inline(source ?? "").map((node) => drawInline(node, context));
}

/** The part of an emoji's name that says something: without a fingerprint at its end or a single letter before. */
export function spokenEmoji(name) {
  const spoken = name.replace(/_[0-9a-f]{6,}$/, "").replace(/^[a-z]_(?=.)/, "");
  return spoken.replaceAll("_", " ");
}

/** The picture of a custom emoji; `alt` empty where words stand beside it. */
export function emojiPicture(emoji, alt = spokenEmoji(emoji.name)) {
  const ending = emoji.animated ? "gif" : "png";
  return element("img", { class: "emoji", src: `/cdn/emojis/${emoji.id}.${ending}`, alt, title: alt || null, draggable: "false" });
}

/** An emoji of a button or an option: custom by id, else the character. */
export function emojiMark(emoji, alt = "") {
  if (!emoji) return null;
  if (emoji.id) return emojiPicture(emoji, alt);
  return element("span", { class: "emoji character", "aria-hidden": alt ? null : "true" }, emoji.name ?? "");
}

/** What a screen reader should say of a text: no marks, no pictures. */
export function plainText(source, context) {
  return parse(source ?? "").map((block) => wordsOf(block, context)).join(" ").replace(/\s+/g, " ").trim();
}

function wordsOf(node, context) {
  switch (node.type) {
    case "plain": case "code": case "code_block": case "everyone": return node.text;
    case "person": return `@${context.personName(node.id)}`;
    case "channel": return `#${context.channelName(node.id)}`;
    case "role": return "@role";
    case "command": return `/${node.name}`;
    case "emoji": return spokenEmoji(node.name);
    case "time": return timeElement(node.unix, node.style, context.locale).textContent;
    case "list": return node.items.flat().map((item) => wordsOf(item, context)).join(". ");
    case "spoiler": return context.say("spoiler");
    default: return node.children.map((child) => wordsOf(child, context)).join("");
  }
}

function onlyEmoji(nodes) {
  let count = 0;
  for (const node of nodes) {
    if (node.type === "emoji") count += 1;
    else if (node.type === "plain" && /^(?:\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)*$/u.test(node.text)) {
      count += [...node.text.matchAll(/\p{Extended_Pictographic}|\p{Regional_Indicator}/gu)].length;
    } else return false;
  }
  return count > 0 && count <= MOST_JUMBO;
}

function drawBlock(block, context) {
  const children = () => block.children.map((child) => drawInline(child, context));
  switch (block.type) {
    case "heading": return element(`h${block.level + 2}`, { class: `heading heading-${block.level}` }, children());
    case "subtext": return element("small", { class: "subtext" }, children());
    case "quote": return element("blockquote", {}, block.children.map((child) => drawBlock(child, context)));
    case "code_block": return element("pre", { tabindex: "0" }, element("code", {}, block.text));
    case "list": return drawList(block, context);
    default: return element("div", { class: "paragraph" }, children());
  }
}

function drawList(block, context) {
  const items = block.items.map((item) => element("li", {}, item.map((part) => drawBlock(part, context))));
  return element(block.ordered ? "ol" : "ul", block.ordered ? { start: block.start } : {}, items);
}

function drawInline(node, context) {
  const children = () => node.children.map((child) => drawInline(child, context));
  switch (node.type) {
    case "plain": return document.createTextNode(node.text);
    case "code": return element("code", {}, node.text);
    case "person": return element("span", { class: "mention" }, `@${context.personName(node.id)}`);
    case "role": return element("span", { class: "mention" }, "@role");
    case "everyone": return element("span", { class: "mention" }, node.text);
    case "command": return element("span", { class: "mention" }, `/${node.name}`);
    case "channel": return channelLink(node, context);
    case "emoji": return emojiPicture(node);
    case "time": return timeElement(node.unix, node.style, context.locale);
    case "link": return outsideLink(node.address, children());
    case "spoiler": return spoiler(children(), context);
    default: return element(TAGS[node.type], {}, children());
  }
}

function channelLink(node, context) {
  const open = () => context.openChannel(node.id);
  return element("button", { class: "mention", type: "button", onclick: open }, `#${context.channelName(node.id)}`);
}

export function outsideLink(address, children) {
  const safe = safeAddress(address);
  if (safe === null) return element("span", {}, children);
  return element("a", { href: safe, target: "_blank", rel: "noopener noreferrer" }, children);
}

function spoiler(children, context) {
  const inside = element("span", { class: "inside", "aria-hidden": "true" }, children);
  const cover = element("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false" }, inside);
  cover.setAttribute("aria-label", context.say("spoiler"));
  const reveal = (event) => {
    if (cover.classList.contains("open")) return; // links inside work from now on
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    cover.classList.add("open");
    cover.setAttribute("aria-expanded", "true");
    cover.removeAttribute("aria-label");
    inside.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}
