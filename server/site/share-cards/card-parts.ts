import { shareCardSize } from "#domain/share-cards.ts";
import { drawMark, logoScale, placeLogo } from "#server/site/looks/brand-art.ts";
import { type Card, toSingleLine } from "./card.ts";
import type { CardBrand } from "./card-brand.ts";
import { type FittedText, fitText } from "./fit-text.ts";
import type { TextStyle, Typesetter } from "./typesetter.ts";

const { width, height } = shareCardSize;

export type Block = Readonly<{ text: FittedText; colour: string; leading: number; marginTop: number }>;

/** Texts below each other, which shrink together until they fit. */
export function fitBlocks(create: (scale: number) => readonly Block[], maxHeight: number): Block[] {
  for (let scale = 1; ; scale -= 0.04) {
    const blocks = create(scale).filter((block) => block.text.lines.some((line) => line.width > 0));
    if (scale <= 0.6 || totalHeight(blocks) <= maxHeight) return blocks;
  }
}

export function totalHeight(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, { text, leading, marginTop }) => sum + marginTop + text.lines.length * text.size * leading,
    0,
  );
}

export function drawBlocks(blocks: readonly Block[], x: number, top: number): string {
  let y = top;
  return blocks
    .flatMap((block) => {
      y += block.marginTop;
      return block.text.lines.map((line) => {
        const lineHeight = block.text.size * block.leading;
        // The baseline leaves room for Devanagari vowel signs above and below.
        const outlines = placeOutlines(line.outlines, x, y + lineHeight * 0.74, block.colour);
        y += lineHeight;
        return outlines;
      });
    })
    .join("");
}

type TextRoom = Readonly<{ width: number; scale: number }>;

export function fitLine(
  typesetter: Typesetter,
  content: string,
  style: TextStyle,
  [largest, smallest]: readonly [number, number],
  { width: maxWidth, scale }: TextRoom,
  maxLines = 1,
): FittedText {
  const sizes = { largest: Math.round(largest * scale), smallest: Math.round(smallest * scale) };
  return fitText(typesetter, toSingleLine(content), { style, sizes, width: maxWidth, maxLines });
}

/** A price in figures that Nepali readers know, or a name. */
export function headlineStyle(card: Card): TextStyle {
  return card.headlineKind === "price" && card.language === "np" ? "figure" : "display";
}

type BrandBox = Readonly<{
  x: number;
  y: number;
  width: number;
  side: number;
  baseline: number;
  size: number;
}>;

/** The logo or the sign of the theme, and the name next to it. Also returns how wide they are. */
export function drawBrand(
  typesetter: Typesetter,
  brand: CardBrand,
  { x, y, width: maxWidth, side, baseline, size }: BrandBox,
): Readonly<{ drawing: string; width: number }> {
  const { logo, palette } = brand;
  const box = { x, y, width: logo?.hasName ? maxWidth : maxWidth / 2, height: side };
  const markWidth = logo ? logo.width * logoScale(logo, box) : side;
  const mark = logo ? placeLogo(logo, box, 0) : drawMark(brand, x, y, side);
  if (logo?.hasName) return { drawing: mark, width: markWidth };
  const gap = side * 0.24;
  const [line] = fitText(typesetter, toSingleLine(brand.name), {
    style: "display",
    sizes: { largest: size, smallest: Math.round(size * 0.56) },
    width: maxWidth - markWidth - gap,
    maxLines: 1,
  }).lines;
  const name = line ? placeOutlines(line.outlines, x + markWidth + gap, baseline, palette.ink) : "";
  return { drawing: mark + name, width: markWidth + gap + (line?.width ?? 0) };
}

/** In place of a missing picture. */
export function drawMissingPicture(brand: CardBrand, pictureWidth: number, pictureHeight: number): string {
  const side = Math.min(pictureWidth, pictureHeight) * 0.5;
  const box = { x: (pictureWidth - side) / 2, y: (pictureHeight - side) / 2, width: side, height: side };
  return `<path d="M0 0H${pictureWidth}V${pictureHeight}H0Z" fill="${brand.palette.sunken}"/>
    ${brand.logo ? placeLogo(brand.logo, box, 0.5) : drawMark(brand, box.x, box.y, side)}`;
}

export function placeOutlines(outlines: string, x: number, y: number, colour: string): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${colour}">${outlines}</g>`;
}

export function wrapInSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">${content}</svg>`;
}
