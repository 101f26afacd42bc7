/** Reads pages as a browser without JavaScript does, as far as tests of rendered HTML need it. */

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const invisible = /<(script|style|template|svg|noscript)\b.*?<\/\1>|<!--.*?-->/gs;

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** The text of a part of a page, with one space between elements. */
export function textOf(html: string): string {
  return decodeEntities(
    html
      .replaceAll(invisible, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " "),
  ).trim();
}

/** The element that a pattern of its opening tag finds, up to its end; elements of the same name may be within it. */
export function elementOf(html: string, opening: RegExp): string {
  const start = opening.exec(html);
  if (!start) return "";
  const name = /^<([\w-]+)/.exec(start[0])?.[1] ?? "";
  const tags = new RegExp(`<(/?)${name}\\b`, "g");
  tags.lastIndex = start.index;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(start.index, html.indexOf(">", tag.index) + 1);
  }
  return "";
}

/** All elements of a name that are not within another of that name. */
export function elementsOf(html: string, name: string): string[] {
  const found: string[] = [];
  for (let rest = html; ; ) {
    const element = elementOf(rest, new RegExp(`<${name}\\b`));
    if (!element) return found;
    found.push(element);
    rest = rest.slice(rest.indexOf(element) + element.length);
  }
}

/** The section whose heading has this text. */
export function sectionOf(html: string, heading: string): string {
  return elementsOf(html, "section").find((section) => headingsOf(section).includes(heading)) ?? "";
}

export function headingsOf(html: string, level: 1 | 2 | 3 = 2): string[] {
  return elementsOf(html, `h${level}`).map(textOf);
}

/** The options of a select by its name. */
export function optionsOf(html: string, name: string): string[] {
  return elementsOf(elementOf(html, new RegExp(`<select[^>]* name="${name}"`)), "option").map(textOf);
}

/** The values and texts of a list of definitions. */
export function definitionsOf(html: string): Record<string, string> {
  const rows = html.matchAll(/<dt\b[^>]*>(.*?)<\/dt>\s*<dd\b[^>]*>(.*?)<\/dd>/gs);
  return Object.fromEntries(Array.from(rows, ([, term = "", value = ""]) => [textOf(term), textOf(value)]));
}

/** The addresses of all links, decoded. */
export function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a\b[^>]*? href="([^"]*)"/g), ([, to = ""]) => decodeEntities(to));
}

const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Equal in both languages: e-mail addresses, names of file types, the rupee sign. */
const sharedTexts = /\S+@\S+|\b(?:JPG|PNG|PDF|WebP)\b|रु/g;

/** Texts and alt texts in another script than that of their lang attribute. */
export function findUnmarkedTexts(html: string): string[] {
  const found: string[] = [];
  const open: { name: string; lang: string }[] = [];
  const check = (text: string, lang: string) => {
    const own = decodeEntities(text).replaceAll(sharedTexts, "");
    if (lang === "ne" ? /[a-z]{2}/i.test(own) : /[\u0900-\u097f]/.test(own)) found.push(text);
  };
  const page = html.replaceAll(/<head\b.*?<\/head>/gs, "").replaceAll(invisible, "");
  for (const [, end, name = "", attributes = "", text] of page.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gi,
  )) {
    const lang = open.at(-1)?.lang ?? "";
    if (text !== undefined) check(text, lang);
    else if (end) open.pop();
    else {
      const own = / lang="([^"]*)"/.exec(attributes)?.[1] ?? lang;
      if (name === "img") check(/ alt="([^"]*)"/.exec(attributes)?.[1] ?? "", own);
      if (!voidElements.test(name) && !attributes.endsWith("/")) open.push({ name, lang: own });
    }
  }
  return found;
}
