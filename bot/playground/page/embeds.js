// Embeds and attachments of classic messages.

import { colourText, drawPicture, fileCard } from "./components.js";
import { element } from "./elements.js";
import { drawLine, drawText, outsideLink } from "./markdown_view.js";
import { timeElement } from "./timestamps.js";

export function drawEmbed(embed, context) {
  const box = element("article", { class: "embed" });
  if (embed.color !== null && embed.color !== undefined) box.style.setProperty("--stripe", colourText(embed.color));
  const words = element("div", { class: "embed-words" });
  if (embed.author?.name) words.append(element("div", { class: "embed-author" }, embed.author.name));
  if (embed.title) words.append(element("div", { class: "embed-title" }, embed.url ? outsideLink(embed.url, drawLine(embed.title, context)) : drawLine(embed.title, context)));
  if (embed.description) words.append(drawText(embed.description, context));
  if (embed.fields?.length) words.append(element("div", { class: "embed-fields" }, embed.fields.map((field) => drawField(field, context))));
  if (embed.image) words.append(drawPicture({ media: embed.image }, "gallery-picture", context));
  if (embed.footer || embed.timestamp) words.append(drawFooter(embed, context));
  box.append(words);
  if (embed.thumbnail) box.append(drawPicture({ media: embed.thumbnail }, "thumbnail", context));
  return box;
}

function drawField(field, context) {
  const name = element("div", { class: "embed-name" }, drawLine(field.name, context));
  return element("div", { class: field.inline ? "embed-field beside" : "embed-field" }, name, drawText(field.value, context));
}

function drawFooter(embed, context) {
  const moment = embed.timestamp ? timeElement(Date.parse(embed.timestamp) / 1000, "s", context.locale) : null;
  const dot = embed.footer?.text && moment ? " · " : null;
  return element("small", { class: "embed-footer" }, embed.footer?.text, dot, moment);
}

export function drawAttachment(attachment, context) {
  const picture = attachment.content_type?.startsWith("image/") ?? /\.(?:png|jpe?g|gif|webp)$/i.test(attachment.filename ?? "");
  if (!picture) return fileCard(attachment.filename, attachment.url, attachment.size);
  const media = { media: { url: attachment.url }, description: attachment.description ?? attachment.filename };
  return element("div", { class: "gallery of-1" }, outsideLink(attachment.url, [drawPicture(media, "gallery-picture", context)]));
}
