/**
 * IM2: the values of a post's field. Themes store one value as it is, or as an array of PHP: `a:1:{i:0;s:7:"8500000";}`. Lengths there
 * count bytes, so the text is read as such.
 */
export function readMetaValues(text: string): string[] {
  const trimmed = text.trim();
  if (!/^a:\d+:\{.*\}$/s.test(trimmed)) return trimmed === "" ? [] : [trimmed];
  const bytes = Buffer.from(trimmed);
  const values: string[] = [];
  let at = bytes.indexOf("{") + 1;
  let isKey = true;
  while (at < bytes.length - 1) {
    const scalar = readScalar(bytes, at);
    // An array inside an array, or another type: the theme's own business.
    if (!scalar) return [];
    if (!isKey && scalar.value !== "") values.push(scalar.value);
    isKey = !isKey;
    at = scalar.end;
  }
  return values;
}

function readScalar(bytes: Buffer, at: number): { value: string; end: number } | undefined {
  const head = bytes.toString("latin1", at, at + 40);
  const [number, digits] = /^[idb]:(-?[\d.]+);/.exec(head) ?? [];
  if (number !== undefined) return { value: digits ?? "", end: at + number.length };
  const [prefix, length] = /^s:(\d+):"/.exec(head) ?? [];
  if (prefix === undefined) return undefined;
  const start = at + prefix.length;
  const end = start + Number(length);
  if (bytes.toString("latin1", end, end + 2) !== '";') return undefined;
  return { value: bytes.toString("utf8", start, end), end: end + 2 };
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
};

/** The text of a post without its tags, its blocks' comments and the theme's shortcodes. */
export function htmlToText(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<(script|style)\b.*?<\/\1>/gis, "")
    .replace(/\[\/?[a-z_]+[^\]]*\]/gi, "")
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (entity, decimal, hexadecimal, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
