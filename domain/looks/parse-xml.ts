export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
};

const maxDepth = 64;
const maxElements = 5_000;

const name = "[A-Za-z_][\\w.:-]*";
const token = {
  comment: /<!--(?:(?!--)[\s\S])*-->/y,
  instruction: /<\?[\s\S]*?\?>/y,
  /** Without a subset of its own, so without entities of its own. */
  doctype: /<!DOCTYPE\s[^<>[\]]*>/iy,
  cdata: /<!\[CDATA\[([\s\S]*?)\]\]>/y,
  close: new RegExp(`</(${name})\\s*>`, "y"),
  open: new RegExp(`<(${name})((?:\\s+${name}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, "y"),
  text: /[^<]+/y,
};
const attribute = new RegExp(`(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, "g");
const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Parses the part of XML that drawing programs write. Undefined for everything else, such as entities of the file's own. */
export function parseXml(source: string): XmlElement | undefined {
  try {
    return parseDocument(source.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (error instanceof XmlProblem) return undefined;
    throw error;
  }
}

class XmlProblem extends Error {}

function parseDocument(source: string): XmlElement {
  const root: XmlElement = { name: "", attributes: new Map(), children: [] };
  const path = [root];
  let elements = 0;
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < source.length) {
    const parent = path.at(-1) ?? root;
    const text = match(token.text) ?? match(token.cdata);
    if (text) {
      parent.children.push(text[1] === undefined ? decode(text[0]) : text[1]);
      continue;
    }
    if (match(token.comment) || match(token.instruction)) continue;
    if (parent === root && elements === 0 && match(token.doctype)) continue;
    const close = match(token.close);
    if (close) {
      if (path.length === 1 || parent.name !== close[1]) throw new XmlProblem();
      path.pop();
      continue;
    }
    const open = match(token.open);
    if (!open || path.length > maxDepth || elements >= maxElements) throw new XmlProblem();
    elements += 1;
    const element = { name: open[1] ?? "", attributes: readAttributes(open[2] ?? ""), children: [] };
    parent.children.push(element);
    if (open[3] === "") path.push(element);
  }
  const [only, ...others] = root.children.filter((child) => typeof child !== "string" || child.trim() !== "");
  if (path.length !== 1 || typeof only !== "object" || others.length > 0) throw new XmlProblem();
  return only;
}

function readAttributes(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, key = "", double, single] of source.matchAll(attribute)) {
    if (found.has(key)) throw new XmlProblem();
    found.set(key, decode(double ?? single ?? ""));
  }
  return found;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));|&/gi, (_whole, decimal, hex, named) => {
    if (named !== undefined && Object.hasOwn(entities, named)) return entities[named] ?? "";
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN;
    if (!(code > 0 && code <= 0x10ffff)) throw new XmlProblem();
    return String.fromCodePoint(code);
  });
}
