// One message: who, when, what, and what only its reader needs to know about it.

import { drawComponents } from "./components.js";
import { avatar, element, icon } from "./elements.js";
import { drawAttachment, drawEmbed } from "./embeds.js";
import { drawText, plainText } from "./markdown_view.js";
import { COMPONENTS_V2, EPHEMERAL, THINKING } from "./store.js";
import { messageTime } from "./timestamps.js";

/**
 * `context`: that of components.js plus {say, locale, failed, mentionsMe, referenced(id), dismiss(), compact}.
 * Returns an <li>; the list owns where it stands.
 */
export function drawMessage(message, context) {
  const kinds = ["message"];
  if (message.flags & EPHEMERAL) kinds.push("ephemeral");
  if (context.mentionsMe) kinds.push("mentioned");
  if (context.compact) kinds.push("compact");
  const column = element("div", { class: "message-column" }, head(message, context), body(message, context), foot(message, context));
  const side = context.compact ? element("div", { class: "gutter" }) : avatar(message.author);
  return element(
    "li",
    { class: kinds.join(" "), dataset: { message: message.id, author: message.author.id } },
    above(message, context), element("div", { class: "message-main" }, side, column),
  );
}

function authorName(author) {
  return author.global_name ?? author.username;
}

function above(message, context) {
  const origin = message.interaction_metadata;
  if (origin?.name && origin.user) {
    const command = element("span", { class: "command-tag" }, `/${context.commandName(origin.name)}`);
    const name = element("strong", {}, authorName(origin.user));
    return element("div", { class: "origin" }, icon("used"), avatar(context.face(origin.user), "tiny"), name, ` ${context.say("used-verb")} `, command);
  }
  const referenced = message.message_reference?.message_id;
  if (!referenced) return null;
  const original = context.referenced(referenced);
  const words = original ? messageWords(original, context).slice(0, 120) : context.say("reply-gone");
  const name = original ? element("strong", {}, authorName(original.author)) : null;
  return element("div", { class: "origin" }, icon("used"), name, " ", element("span", { class: "origin-words" }, words));
}

function head(message, context) {
  if (context.compact) return null;
  return element(
    "div",
    { class: "message-head" },
    element("span", { class: "author" }, authorName(message.author)),
    message.author.bot ? element("span", { class: "tag" }, context.say("app-tag")) : null,
    messageTime(message.timestamp, context.locale),
  );
}

function body(message, context) {
  const box = element("div", { class: "message-body" });
  if (message.flags & THINKING) {
    const dots = element("span", { class: "dots", "aria-hidden": "true" });
    box.append(element("div", { class: "thinking" }, dots, context.say("thinking", { name: authorName(message.author) })));
    return box;
  }
  if (!(message.flags & COMPONENTS_V2)) {
    if (message.content) box.append(drawText(message.content, context));
    for (const attachment of message.attachments ?? []) box.append(drawAttachment(attachment, context));
    for (const embed of message.embeds ?? []) box.append(drawEmbed(embed, context));
  }
  box.append(...drawComponents(message.components, context));
  if (message.edited_timestamp && !(message.flags & EPHEMERAL)) box.append(editedMark(message, context));
  return box;
}

function editedMark(message, context) {
  const moment = new Date(message.edited_timestamp).toLocaleString(context.locale);
  return element("small", { class: "edited", title: moment }, context.say("edited"));
}

function foot(message, context) {
  const failure = context.failed ? element("div", { class: "failure" }, context.say("failed")) : null;
  if (!(message.flags & EPHEMERAL)) return failure;
  const dismiss = element("button", { class: "link", type: "button", dataset: { control: "dismiss" }, onclick: context.dismiss }, context.say("dismiss"));
  return [failure, element("div", { class: "only-you" }, icon("eye"), element("span", {}, context.say("only-you")), " · ", dismiss)];
}

/** All words of a message in reading order, as one line. */
export function messageWords(message, context) {
  return messageLines(message, context).join(" ").trim();
}

/** The words of a message line by line, so that a change can be told without repeating what stayed. */
export function messageLines(message, context) {
  if (message.flags & THINKING) return [context.say("thinking", { name: authorName(message.author) })];
  const texts = [message.content ?? ""];
  for (const embed of message.embeds ?? []) {
    texts.push(embed.title ?? "", embed.description ?? "", ...(embed.fields ?? []).map((field) => `${field.name}: ${field.value}`));
  }
  const walk = (component) => {
    if (typeof component.content === "string") texts.push(component.content);
    (component.components ?? []).forEach(walk);
    if (component.accessory?.description) texts.push(component.accessory.description);
    if (component.component) walk(component.component);
  };
  (message.components ?? []).forEach(walk);
  return texts.flatMap((text) => text.split("\n")).map((line) => plainText(line, context)).filter((line) => line !== "");
}
