// Forms (Discord's modals) as real dialogs: the browser traps the focus, Escape closes.

import { drawComponent, KIND, selectField } from "./components.js";
import { element, icon } from "./elements.js";
import { drawText } from "./markdown_view.js";

/** Open the form of a `modal` frame. `submit(values)` may come several times, `closed(done)` comes once. */
export function openForm(frame, context, { submit, closed }) {
  const { say } = context;
  const fields = [];
  const parts = frame.components.map((component) => drawPart(component, context, fields));
  const wrong = element("p", { class: "form-wrong", role: "alert" });
  const send = element("button", { class: "button style-1", type: "submit" }, say("form-submit"));
  const form = element("form", { novalidate: true }, parts, wrong, element("div", { class: "form-buttons" },
    element("button", { class: "button style-2", type: "button", onclick: () => dialog.close("cancel") }, say("form-cancel")), send));
  const close = element("button", { class: "icon-button", type: "button", "aria-label": say("close"), onclick: () => dialog.close("cancel") }, icon("close"));
  const title = element("h2", { id: "form-title" }, frame.title);
  const dialog = element("dialog", { class: "form", "aria-labelledby": "form-title" }, element("header", {}, title, close), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    wrong.textContent = "";
    const faulty = fields.filter((field) => !field.check());
    if (faulty.length > 0) return faulty[0].focus();
    send.setAttribute("aria-busy", "true");
    return submit(Object.fromEntries(fields.map((field) => [field.customId, field.value()])));
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed(dialog.returnValue === "done");
  });
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
  return {
    done: () => dialog.close("done"),
    failed: () => {
      send.removeAttribute("aria-busy");
      wrong.textContent = say("form-wrong");
    },
  };
}

function drawPart(component, context, fields) {
  switch (component.type) {
    case KIND.text: return drawText(component.content, context);
    case KIND.row: return component.components.map((inner) => labelled(inner.label ?? "", null, inner, context, fields));
    case KIND.label: return labelled(component.label, component.description, component.component, context, fields);
    default: return drawComponent(component, context);
  }
}

function labelled(label, description, component, context, fields) {
  const identity = `field-${fields.length}`;
  const fault = element("span", { class: "field-fault", id: `${identity}-fault`, role: "alert" });
  const field = makeField(component, label, identity, context);
  if (field === null) return drawComponent(component, context);
  field.customId = component.custom_id;
  const judge = field.fault;
  field.check = () => {
    fault.textContent = judge() ?? "";
    field.element.classList.toggle("faulty", fault.textContent !== "");
    return fault.textContent === "";
  };
  fields.push(field);
  const star = component.required === false ? null : element("span", { class: "star", "aria-hidden": "true" }, " *");
  const small = description ? element("p", { class: "field-description", id: `${identity}-description` }, description) : null;
  return element("div", { class: "field" }, element("label", { for: identity, id: `${identity}-label` }, label, star), small, field.element, fault);
}

function makeField(component, label, identity, context) {
  switch (component.type) {
    case KIND.textInput: return textField(component, identity, context);
    case KIND.radioGroup: return optionGroup(component, "radio", identity, context);
    case KIND.checkboxGroup: return optionGroup(component, "checkbox", identity, context);
    case KIND.checkbox: return checkbox(component, identity);
    case KIND.stringSelect: case KIND.userSelect: case KIND.roleSelect: case KIND.mentionableSelect: case KIND.channelSelect:
      return selectInForm(component, label, identity, context);
    default: return null;
  }
}

function textField(component, identity, { say }) {
  const long = component.style === 2;
  const input = element(long ? "textarea" : "input", {
    id: identity, type: long ? null : "text", rows: long ? 5 : null, placeholder: component.placeholder, autocomplete: "off",
    maxlength: component.max_length ?? 4000, required: component.required !== false, "aria-describedby": `${identity}-description ${identity}-fault`,
  });
  input.value = component.value ?? "";
  const fault = () => {
    const length = [...input.value].length;
    if (length === 0) return component.required === false ? null : say("form-missing");
    if (length < (component.min_length ?? 0)) return say("form-short", { least: component.min_length });
    return length > (component.max_length ?? 4000) ? say("form-long", { most: component.max_length ?? 4000 }) : null;
  };
  return { element: input, value: () => input.value, focus: () => input.focus(), fault };
}

function selectInForm(component, label, identity, context) {
  const field = selectField(component, context, () => {}, label);
  field.button.id = identity;
  const least = component.required === false ? 0 : Math.max(1, component.min_values ?? 1);
  const fault = () => (field.values.length >= least ? null : context.say("form-few", { least }));
  return { element: field.element, value: () => field.values, focus: () => field.button.focus(), fault };
}

function optionGroup(component, kind, identity, { say }) {
  const inputs = component.options.map((option, index) => element("input", {
    type: kind, name: identity, value: option.value, id: index === 0 ? identity : `${identity}-${index}`, checked: option.default === true,
  }));
  const rows = component.options.map((option, index) => element("label", { class: "check" }, inputs[index],
    element("span", { class: "option-words" }, option.label, option.description ? element("small", {}, option.description) : null)));
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = component.required === false ? 0 : Math.max(1, component.min_values ?? 1);
  const most = kind === "radio" ? 1 : (component.max_values ?? inputs.length);
  const fault = () => {
    if (chosen().length < least) return say("form-few", { least });
    return chosen().length > most ? say("select-between", { least, most }) : null;
  };
  const box = element("div", { class: "checks", role: kind === "radio" ? "radiogroup" : "group", "aria-labelledby": `${identity}-label` }, rows);
  return { element: box, value: () => (kind === "radio" ? (chosen()[0] ?? null) : chosen()), focus: () => inputs[0]?.focus(), fault };
}

function checkbox(component, identity) {
  const input = element("input", { type: "checkbox", id: identity, checked: component.default === true });
  return { element: input, value: () => input.checked, focus: () => input.focus(), fault: () => null };
}
