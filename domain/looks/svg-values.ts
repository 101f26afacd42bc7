const number = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d{1,2})?";
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, "i");

const length = whole(`${number}(?:px|pt|mm|cm|in|em|%)?`);
const numbers = /^[-+\d\s,.epx%]+$/i;
const reference = "url\\(\\s*['\"]?#[\\w.-]{1,80}['\"]?\\s*\\)";
const colour = `#[\\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\\([\\d\\s,.%/-]{1,60}\\)`;
const paint = whole(`${colour}|(?:${reference})(?:\\s+(?:${colour}))?`);
const word = whole("[a-z][a-z-]{0,30}");
const transform = whole(
  `(?:(?:matrix|translate|scale|rotate|skewX|skewY)\\s*\\([-+\\d\\s,.e]{1,200}\\)[\\s,]*){1,20}`,
);

/** What a value of an attribute may be; every other value and every other attribute is left out. */
const patterns: readonly (readonly [pattern: RegExp, names: readonly string[]])[] = [
  [
    length,
    [
      "x",
      "y",
      "x1",
      "y1",
      "x2",
      "y2",
      "cx",
      "cy",
      "r",
      "rx",
      "ry",
      "fx",
      "fy",
      "dx",
      "dy",
      "width",
      "height",
    ],
  ],
  [length, ["offset", "stroke-width", "stroke-dashoffset", "font-size", "letter-spacing", "textLength"]],
  [
    whole(number),
    ["opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "stroke-miterlimit", "font-weight"],
  ],
  [numbers, ["points", "viewBox", "stroke-dasharray"]],
  [/^[\sMLHVCSQTAZ\d,.e+-]*$/i, ["d"]],
  [transform, ["transform", "gradientTransform"]],
  [paint, ["fill", "stroke", "stop-color", "color"]],
  [whole(`none|${reference}`), ["clip-path", "mask"]],
  [word, ["fill-rule", "clip-rule", "stroke-linecap", "stroke-linejoin", "gradientUnits", "spreadMethod"]],
  [
    word,
    ["clipPathUnits", "maskUnits", "maskContentUnits", "text-anchor", "font-style", "font-weight", "display"],
  ],
  [word, ["visibility", "dominant-baseline", "vector-effect", "mask-type", "paint-order", "shape-rendering"]],
  [/^[\w\s,'-]{1,120}$/, ["font-family"]],
  [/^[a-z]+(?:\s+[a-z]+)?$/i, ["preserveAspectRatio"]],
  [/^[A-Za-z_][\w.-]{0,80}$/, ["id"]],
];

const allowed = new Map<string, RegExp[]>();
for (const [pattern, names] of patterns)
  for (const name of names) allowed.set(name, [...(allowed.get(name) ?? []), pattern]);

/** Outlines are long; a value that a pattern of several parts checks must be short. */
const longValues = new Set(["d", "points"]);
const maxShortLength = 500;
const maxStyleLength = 20_000;

export function isSafeValue(name: string, value: string): boolean {
  if (value.length > maxShortLength && !longValues.has(name)) return false;
  return allowed.get(name)?.some((pattern) => pattern.test(value)) ?? false;
}

/** "fill:#f00;stroke:none" as attributes. */
export function readDeclarations(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of withoutComments(css).split(";")) {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .replace(/!important$/i, "")
      .trim();
    if (colon > 0 && isSafeValue(name, value)) found.set(name, value);
  }
  return found;
}

export type StyleRule = Readonly<{ selector: string; declarations: ReadonlyMap<string, string> }>;

/** The rules for single classes, ids and elements, which are what drawing programs write. Others are left out. */
export function readRules(css: string): StyleRule[] {
  return withoutComments(css)
    .split("}")
    .flatMap((rule) => {
      const [selectors = "", body, ...rest] = rule.split("{");
      if (body === undefined || rest.length > 0) return [];
      const declarations = readDeclarations(body);
      return selectors.split(",").flatMap((selector) => {
        const trimmed = selector.trim();
        return /^[.#]?[\w-]+$/.test(trimmed) ? [{ selector: trimmed, declarations }] : [];
      });
    });
}

function withoutComments(css: string): string {
  return css.slice(0, maxStyleLength).replace(/\/\*[\s\S]*?\*\//g, "");
}
