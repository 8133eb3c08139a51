// Draws Discord's components from their JSON (Components V2 and rows of the classic kind).
// `context`: markdown's context plus {people, channels, press(customId, byKeyboard), choose(customId, values), isPending(customId)}.

import { element, icon, safeAddress } from "./elements.js";
import { drawText, emojiMark, outsideLink } from "./markdown_view.js";
import { SelectField } from "./select_field.js";

export const KIND = {
  row: 1, button: 2, stringSelect: 3, textInput: 4, userSelect: 5, roleSelect: 6, mentionableSelect: 7, channelSelect: 8,
  section: 9, text: 10, thumbnail: 11, gallery: 12, file: 13, separator: 14, container: 17, label: 18,
  fileUpload: 19, radioGroup: 21, checkboxGroup: 22, checkbox: 23,
};
const LINK = 5;

export function drawComponents(components, context) {
  return (components ?? []).map((component) => drawComponent(component, context));
}

export function drawComponent(component, context) {
  switch (component.type) {
    case KIND.row: return drawRow(component, context);
    case KIND.button: return drawButton(component, context);
    case KIND.stringSelect: case KIND.userSelect: case KIND.roleSelect: case KIND.mentionableSelect: case KIND.channelSelect:
      return drawSelect(component, context);
    case KIND.section: return drawSection(component, context);
    case KIND.text: return drawText(component.content, context);
    case KIND.thumbnail: return covered(drawPicture(component, "thumbnail", context), component, context);
    case KIND.gallery: return drawGallery(component, context);
    case KIND.file: return covered(drawFile(component), component, context);
    case KIND.separator: return drawSeparator(component);
    case KIND.container: return drawContainer(component, context);
    default: return element("p", { class: "unknown" }, context.say("unknown-component", { type: component.type }));
  }
}

export function colourText(number) {
  return `#${Number(number).toString(16).padStart(6, "0")}`;
}

function drawContainer(component, context) {
  const box = element("div", { class: "container" }, drawComponents(component.components, context));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    box.classList.add("accented");
    box.dataset.accent = colourText(component.accent_color);
    box.style.setProperty("--stripe", colourText(component.accent_color));
  }
  return covered(box, component, context);
}

function drawSection(component, context) {
  const words = element("div", { class: "section-words" }, drawComponents(component.components, context));
  const accessory = component.accessory ? drawComponent(component.accessory, context) : null;
  return element("div", { class: "section" }, words, element("div", { class: "accessory" }, accessory));
}

function drawSeparator(component) {
  const size = component.spacing === 2 ? "large" : "small";
  const line = component.divider === false ? "blank" : "line";
  return element("div", { class: `separator ${size} ${line}`, role: line === "line" ? "separator" : null });
}

function drawRow(component, context) {
  const selects = component.components.some((each) => each.type !== KIND.button);
  return element("div", { class: selects ? "row of-select" : "row" }, drawComponents(component.components, context));
}

function drawButton(component, context) {
  const label = component.label ? element("span", { class: "button-label" }, component.label) : null;
  const words = component.label || (component.emoji?.name ?? "").replaceAll("_", " ");
  const inside = [emojiMark(component.emoji), label];
  if (component.style === LINK) return drawLinkButton(component, inside, words);
  const waiting = context.isPending(component.custom_id);
  // aria-disabled and not `disabled`: a button that is switched off while it has the focus must not throw the reader out.
  const button = element("button", {
    class: `button style-${component.style}${component.label ? "" : " only-emoji"}`, type: "button", "aria-label": words,
    "aria-disabled": component.disabled ? "true" : null, tabindex: component.disabled ? "-1" : null,
    "aria-busy": waiting ? "true" : null, dataset: { control: component.custom_id },
  }, element("span", { class: "button-words" }, inside), element("span", { class: "dots", "aria-hidden": "true" }));
  button.addEventListener("click", (event) => { // its detail counts the pointer's clicks: none from the keyboard
    if (!component.disabled && !context.isPending(component.custom_id)) context.press(component.custom_id, event.detail === 0);
  });
  return button;
}

function drawLinkButton(component, inside, words) {
  const link = outsideLink(component.url, [element("span", { class: "button-words" }, inside, icon("outside"))]);
  link.className = "button style-5";
  link.setAttribute("aria-label", words);
  if (component.disabled) {
    link.removeAttribute("href");
    link.setAttribute("aria-disabled", "true");
  }
  return link;
}

function drawSelect(component, context) {
  const field = selectField(component, context, (values) => context.choose(component.custom_id, values));
  field.button.dataset.control = component.custom_id;
  if (context.isPending(component.custom_id)) field.button.setAttribute("aria-busy", "true");
  return field.element;
}

/** The field for any of Discord's selects; forms use it too. */
export function selectField(component, context, commit, name = null) {
  return new SelectField({
    options: selectOptions(component, context),
    placeholder: component.placeholder,
    least: component.min_values ?? 1,
    most: component.max_values ?? 1,
    disabled: component.disabled === true,
    name,
    say: context.say,
    commit,
  });
}

function selectOptions(component, context) {
  if (component.type === KIND.stringSelect) return component.options;
  const chosen = new Set((component.default_values ?? []).map((value) => value.id));
  const people = context.people.map((person) => ({ value: person.id, label: person.name, description: person.username }));
  const allowed = component.channel_types;
  const channels = context.channels
    .filter((channel) => channel.type !== 1 && (!allowed || allowed.length === 0 || allowed.includes(channel.type)))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  const lists = { [KIND.userSelect]: people, [KIND.mentionableSelect]: people, [KIND.channelSelect]: channels };
  return (lists[component.type] ?? []).map((option) => ({ ...option, default: chosen.has(option.value) }));
}

export function drawPicture(component, kind, context) {
  const address = safeAddress(component.media?.url);
  const words = component.description ?? "";
  const picture = element("img", { class: kind, src: address, alt: words || context.say("picture"), title: words || null });
  picture.addEventListener("error", () => {
    picture.replaceWith(element("span", { class: `${kind} no-picture` }, words || context.say("picture")));
  }, { once: true });
  return picture;
}

function drawGallery(component, context) {
  const items = component.items.map((item) => covered(outsideLink(item.media?.url, [drawPicture(item, "gallery-picture", context)]), item, context));
  return element("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items);
}

function drawFile(component) {
  const name = component.name ?? component.file?.url?.split("/").at(-1)?.split("?")[0] ?? "";
  return fileCard(name, component.file?.url, component.size);
}

export function fileCard(name, address, size) {
  const weight = size ? element("small", {}, `${(size / 1024).toFixed(1)} kB`) : null;
  return element("div", { class: "file-card" }, icon("file"), element("div", {}, outsideLink(address, [name]), weight));
}

function covered(node, component, context) {
  if (!component.spoiler) return node;
  const cover = element("div", { class: "cover" }, node);
  const button = element("button", { class: "cover-button", type: "button" }, context.say("spoiler"));
  node.inert = true;
  button.addEventListener("click", () => {
    node.inert = false;
    cover.classList.add("open");
    button.remove();
  });
  cover.append(button);
  return cover;
}
