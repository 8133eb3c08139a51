// Everything on the page is made here, node by node: no text ever passes through an HTML parser.

/** Make an element. `on…` properties are listeners, `class` and `dataset` do what they say, the rest are attributes. */
export function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name === "dataset") Object.assign(node.dataset, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const SHAPES = {
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6L6 18",
  channel: "M9 4L7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M4 5h16v10H10l-4 4v-4H4z",
  direct: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6",
  down: "M6 9l6 6 6-6",
  check: "M5 13l4 4L19 7",
  send: "M4 12L20 4l-5 16-4-7z",
  outside: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  used: "M4 20v-6a6 6 0 0 1 6-6h10M16 4l4 4-4 4",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
};

/** A line drawing that screen readers skip. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", SHAPES[name]);
  drawing.append(line);
  return drawing;
}

/** The address if a browser may follow it (http or https), else null: `javascript:` and `data:` never pass. */
export function safeAddress(value) {
  if (typeof value !== "string" || value === "") return null;
  try {
    const address = new URL(value, location.origin);
    return ["http:", "https:"].includes(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
}

/** A round picture of somebody; initials on a colour made from the id where there is no picture. */
export function avatar(person, size = "") {
  const name = person.global_name ?? person.name ?? person.username ?? "?";
  const initials = element("span", { class: `avatar initials ${size}`, "aria-hidden": "true" }, [...name.trim()][0] ?? "?");
  initials.style.setProperty("--hue", String(hue(person.id ?? name)));
  const address = safeAddress(person.avatar_url);
  if (address === null) return initials;
  const picture = element("img", { class: `avatar ${size}`, src: address, alt: "" });
  picture.addEventListener("error", () => picture.replaceWith(initials), { once: true });
  return picture;
}

function hue(seed) {
  let sum = 0;
  for (const character of String(seed)) sum = (sum * 31 + character.codePointAt(0)) % 9973;
  return (sum * 137) % 360; // neighbours among ids get colours far apart
}
