// Discord's dialect of Markdown as a tree of plain objects. Drawing is markdown_view.js's business.
// Blocks: {type: "text" | "heading" | "subtext" | "quote" | "list" | "code_block", …}; inline nodes: see `inline`.

const DEEPEST = 24; // nobody writes deeper; hostile texts stop here instead of in the browser's stack

/** Parse a whole message. */
export function parse(source) {
  const blocks = [];
  const fence = /```(?:([\w+#.-]{1,20})\n)?([\s\S]+?)```/g;
  let position = 0;
  for (const match of source.matchAll(fence)) {
    blocks.push(...parseLines(source.slice(position, match.index)));
    blocks.push({ type: "code_block", language: match[1] ?? "", text: match[2].replace(/^\n|\n$/g, "") });
    position = match.index + match[0].length;
    if (source[position] === "\n") position += 1;
  }
  return [...blocks, ...parseLines(source.slice(position))];
}

function parseLines(source, depth = 0) {
  if (source === "") return [];
  const lines = source.split("\n");
  const blocks = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ type: "text", children: inline(paragraph.join("\n"), depth) });
    paragraph = [];
  };
  let index = 0;
  while (index < lines.length) {
    const found = depth < DEEPEST ? blockAt(lines, index, depth) : null;
    if (found === null) {
      paragraph.push(lines[index]);
      index += 1;
    } else {
      flush();
      blocks.push(found.block);
      index = found.next;
    }
  }
  flush();
  return blocks;
}

function blockAt(lines, index, depth) {
  const line = lines[index];
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading !== null) {
    return { block: { type: "heading", level: heading[1].length, children: inline(heading[2], depth) }, next: index + 1 };
  }
  const small = /^-# +(\S.*)$/.exec(line);
  if (small !== null) return { block: { type: "subtext", children: inline(small[1], depth) }, next: index + 1 };
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(index + 1)].join("\n");
    return { block: { type: "quote", children: parseLines(rest, depth + 1) }, next: lines.length };
  }
  if (line.startsWith("> ")) return quoteAt(lines, index, depth);
  if (bullet(line) !== null) return listAt(lines, index, depth);
  return null;
}

function quoteAt(lines, index, depth) {
  let next = index;
  while (next < lines.length && lines[next].startsWith("> ")) next += 1;
  const quoted = lines.slice(index, next).map((line) => line.slice(2)).join("\n");
  return { block: { type: "quote", children: parseLines(quoted, depth + 1) }, next };
}

function bullet(line) {
  const match = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/.exec(line);
  return match === null ? null : { indent: match[1].length, mark: match[2], text: match[3] };
}

function listAt(lines, index, depth) {
  const first = bullet(lines[index]);
  const ordered = /\d/.test(first.mark);
  const items = [];
  let next = index;
  while (next < lines.length) {
    const item = bullet(lines[next]);
    if (item === null || item.indent < first.indent || /\d/.test(item.mark) !== ordered) break;
    if (item.indent > first.indent && items.length > 0 && depth < DEEPEST) {
      const inner = listAt(lines, next, depth + 1);
      items.at(-1).push(inner.block);
      next = inner.next;
    } else {
      items.push([{ type: "text", children: inline(item.text, depth) }]);
      next += 1;
    }
  }
  return { block: { type: "list", ordered, start: ordered ? Number.parseInt(first.mark, 10) : 1, items }, next };
}

const DELIMITED = [
  ["***", (children) => ({ type: "strong", children: [{ type: "emphasis", children }] })],
  ["**", (children) => ({ type: "strong", children })],
  ["__", (children) => ({ type: "underline", children })],
  ["~~", (children) => ({ type: "strike", children })],
  ["||", (children) => ({ type: "spoiler", children })],
  ["*", (children) => ({ type: "emphasis", children })],
  ["_", (children) => ({ type: "emphasis", children })],
];

const SIMPLE = [
  [/\\([^0-9A-Za-z\s])/y, (match) => ({ type: "plain", text: match[1] })],
  [/(`+)([^`](?:[\s\S]*?[^`])?)\1(?!`)/y, (match) => ({ type: "code", text: match[2].replace(/^ (?=`)|(?<=`) $/g, "") })],
  [/<@!?(\d{1,20})>/y, (match) => ({ type: "person", id: match[1] })],
  [/<@&(\d{1,20})>/y, (match) => ({ type: "role", id: match[1] })],
  [/<#(\d{1,20})>/y, (match) => ({ type: "channel", id: match[1] })],
  [/<\/([^:<>\n]{1,100}):(\d{1,20})>/y, (match) => ({ type: "command", name: match[1] })],
  [/<(a?):(\w{1,32}):(\d{1,20})>/y, (match) => ({ type: "emoji", name: match[2], id: match[3], animated: match[1] === "a" })],
  [/<t:(-?\d{1,12})(?::([tTdDfFsSR]))?>/y, (match) => ({ type: "time", unix: Number(match[1]), style: match[2] ?? "f" })],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => ({ type: "link", address: match[1], children: [{ type: "plain", text: match[1] }] })],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'*_~|)\]]/y, (match) => ({ type: "link", address: match[0], children: [{ type: "plain", text: match[0] }] })],
  [/@(?:everyone|here)\b/y, (match) => ({ type: "everyone", text: match[0] })],
];

const LINK = /\[((?:\\.|[^[\]\\\n])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: "[^"\n]*")?\)/y;
const SPECIAL = /[\\`<@[*_~|h]/;

/** Parse text within one block: plain, code, strong, emphasis, underline, strike, spoiler, link, mentions, emoji, time. */
export function inline(text, depth = 0) {
  const nodes = [];
  let plain = "";
  let position = 0;
  while (position < text.length) {
    const found = SPECIAL.test(text[position]) ? inlineAt(text, position, depth) : null;
    if (found === null) {
      plain += text[position];
      position += 1;
      continue;
    }
    if (plain !== "") nodes.push({ type: "plain", text: plain });
    plain = "";
    nodes.push(found.node);
    position = found.end;
  }
  if (plain !== "") nodes.push({ type: "plain", text: plain });
  return nodes;
}

function inlineAt(text, position, depth) {
  for (const [pattern, make] of SIMPLE) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match !== null) return { node: make(match), end: position + match[0].length };
  }
  return depth < DEEPEST ? (linkAt(text, position, depth) ?? delimitedAt(text, position, depth)) : null;
}

function linkAt(text, position, depth) {
  LINK.lastIndex = position;
  const match = LINK.exec(text);
  if (match === null) return null;
  const node = { type: "link", address: match[2], children: inline(match[1], depth + 1) };
  return { node, end: position + match[0].length };
}

function delimitedAt(text, position, depth) {
  for (const [mark, make] of DELIMITED) {
    if (!text.startsWith(mark, position) || !opens(text, position, mark)) continue;
    const end = closing(text, position + mark.length, mark);
    if (end < 0) continue;
    return { node: make(inline(text.slice(position + mark.length, end), depth + 1)), end: end + mark.length };
  }
  return null;
}

function opens(text, position, mark) {
  const after = text[position + mark.length];
  if (after === undefined) return false;
  if (mark === "*") return after !== "*" && !/\s/.test(after);
  if (mark === "_") return after !== "_" && !/[\p{L}\p{N}_]/u.test(text[position - 1] ?? "");
  return true;
}

// Where the mark closes again, or -1. A run such as *** after ** belongs inside but for its last two: hence the walk to its end.
function closing(text, from, mark) {
  let position = from;
  while (position < text.length) {
    if (text[position] === "\\") {
      position += 2;
    } else if (!text.startsWith(mark, position)) {
      position += 1;
    } else if (mark.length === 1 && text[position + 1] === mark) {
      position += 2;
    } else {
      while (mark !== "||" && text.startsWith(mark, position + 1)) position += 1;
      if (position > from && closes(text, position, mark)) return position;
      position += mark.length;
    }
  }
  return -1;
}

function closes(text, position, mark) {
  if (mark === "*") return !/\s/.test(text[position - 1]);
  return mark !== "_" || !/[\p{L}\p{N}_]/u.test(text[position + 1] ?? "");
}
