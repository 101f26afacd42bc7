import { parseXml, type XmlElement } from "./parse-xml.ts";
import { isSafeValue, readDeclarations, readRules, type StyleRule } from "./svg-values.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
export const maxSvgLength = 100_000;

const shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "use"];
const groups = [
  "svg",
  "g",
  "defs",
  "clipPath",
  "mask",
  "linearGradient",
  "radialGradient",
  "stop",
  "title",
  "symbol",
];
const knownElements = new Set([...shapes, ...groups]);
const elementsWithText = new Set(["text", "tspan", "title"]);
const elementsWithReference = new Set(["linearGradient", "radialGradient", "use"]);
/** Inside these, references to others of them could multiply the work of drawing. */
const templates = new Set(["clipPath", "mask", "symbol"]);
const maxUses = 200;

type Size = Readonly<{ width: number; height: number }>;
export type CleanSvg = Readonly<{ svg: string; size: Size }>;

/**
 * ST3: writes a drawing anew, from elements and attributes that can only draw. Scripts, handlers, links, external content,
 * animations and styles that load something have no place in it. Undefined if it is no drawing, or has no size.
 */
export function cleanSvg(source: string): CleanSvg | undefined {
  if (source.length > maxSvgLength) return undefined;
  const root = parseXml(source);
  if (root?.name !== "svg" && root?.name !== "svg:svg") return undefined;
  const size = sizeOf(root);
  if (!size) return undefined;
  const drawing = new Drawing(root);
  const viewBox = root.attributes.get("viewBox") ?? `0 0 ${size.width} ${size.height}`;
  const attributes = new Map(drawing.attributesOf(root, false));
  attributes.set("viewBox", viewBox.trim());
  attributes.set("width", String(size.width));
  attributes.set("height", String(size.height));
  const content = drawing.write(root.children, false);
  if (!/<(?:path|rect|circle|ellipse|line|poly|text|use)/.test(content)) return undefined;
  const svg = `<svg xmlns="${svgNamespace}"${writeAttributes(attributes)}>${content}</svg>`;
  return svg.length <= maxSvgLength ? { svg, size } : undefined;
}

/** The size in the drawing's own units: its view box or, without one, its width and height. */
function sizeOf({ attributes }: XmlElement): Size | undefined {
  const box = attributes.get("viewBox");
  const [width, height] = box
    ? box
        .trim()
        .split(/[\s,]+/)
        .slice(2)
        .map(Number)
    : ["width", "height"].map((name) => Number.parseFloat(attributes.get(name) ?? ""));
  const isSize = (side: number | undefined): side is number =>
    side !== undefined && side > 0 && side < 100_000;
  if (!isSize(width) || !isSize(height) || (box !== undefined && !isSafeValue("viewBox", box.trim())))
    return undefined;
  return { width, height };
}

/** Finds what elements need of others: the rules of style sheets, and the elements that may be used again. */
class Drawing {
  readonly #rules: StyleRule[] = [];
  readonly #reusable = new Set<string>();
  #uses = 0;

  constructor(root: XmlElement) {
    this.#collect(root);
  }

  /** True if the element contains a `use`. Only what is written can be used again. */
  #collect(element: XmlElement, isParentWritten = true): boolean {
    const name = localName(element.name);
    const isWritten = isParentWritten && knownElements.has(name);
    if (name === "style") this.#rules.push(...readRules(element.children.filter(isText).join("")));
    let hasUse = name === "use";
    for (const child of element.children)
      if (!isText(child) && this.#collect(child, isWritten)) hasUse = true;
    const id = element.attributes.get("id");
    if (id && !hasUse && isWritten && isSafeValue("id", id)) this.#reusable.add(id);
    return hasUse;
  }

  write(children: readonly (XmlElement | string)[], isInTemplate: boolean, hasText = false): string {
    return children
      .map((child) => {
        if (isText(child)) return hasText ? escapeXml(child) : "";
        return this.#writeElement(child, isInTemplate);
      })
      .join("");
  }

  #writeElement(element: XmlElement, isInTemplate: boolean): string {
    const name = localName(element.name);
    if (!knownElements.has(name)) return "";
    if (name === "use") {
      this.#uses += 1;
      const target = referenceOf(element);
      if (isInTemplate || this.#uses > maxUses || !target || !this.#reusable.has(target)) return "";
    }
    const attributes = writeAttributes(this.attributesOf(element, isInTemplate));
    const content = this.write(
      element.children,
      isInTemplate || templates.has(name),
      elementsWithText.has(name),
    );
    return content === "" ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`;
  }

  /** Rules of style sheets override attributes, and an element's own style overrides both. */
  attributesOf(element: XmlElement, isInTemplate: boolean): Map<string, string> {
    const name = localName(element.name);
    const found = new Map([...element.attributes].filter(([key, value]) => isSafeValue(key, value)));
    const classes = (element.attributes.get("class") ?? "").split(/\s+/).map((own) => `.${own}`);
    const selectors = new Set([name, ...classes, `#${element.attributes.get("id")}`]);
    for (const { selector, declarations } of this.#rules)
      if (selectors.has(selector)) for (const [key, value] of declarations) found.set(key, value);
    for (const [key, value] of readDeclarations(element.attributes.get("style") ?? "")) found.set(key, value);
    const target = elementsWithReference.has(name) ? referenceOf(element) : undefined;
    if (target) found.set("href", `#${target}`);
    if (isInTemplate) for (const key of ["clip-path", "mask"]) found.delete(key);
    return found;
  }
}

function isText(child: XmlElement | string): child is string {
  return typeof child === "string";
}

/** "svg:path" of a prefixed document is "path"; other prefixes stay and are unknown. */
function localName(name: string): string {
  return name.startsWith("svg:") ? name.slice(4) : name;
}

/** The id in `href="#id"`, its older spelling included. */
function referenceOf({ attributes }: XmlElement): string | undefined {
  const href = attributes.get("href") ?? attributes.get("xlink:href") ?? "";
  return /^#([\w.-]{1,80})$/.exec(href.trim())?.[1];
}

function writeAttributes(attributes: ReadonlyMap<string, string>): string {
  return Array.from(attributes, ([name, value]) => ` ${name}="${escapeXml(value)}"`).join("");
}

/** Control characters are no XML. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
