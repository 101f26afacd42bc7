import { company } from "#domain/company.ts";
import type { Language } from "#domain/language.ts";
import { shareCardSize } from "#domain/share-cards.ts";
import { drawLogo, drawLotusBorder } from "./brand-art.ts";
import { type Card, toSingleLine } from "./card.ts";
import { type FittedText, fitText } from "./fit-text.ts";
import { palette } from "./palette.ts";
import type { TextStyle, Typesetter } from "./typesetter.ts";

const { width, height } = shareCardSize;

/** The picture fills the left part of the card. */
export const pictureWidth = 620;
const seam = 14;
const left = pictureWidth + seam + 40;
const columnWidth = width - left - 44;
const brandHeight = 148;
const borderHeight = 72;
const textHeight = height - brandHeight - borderHeight;

type Block = Readonly<{ text: FittedText; colour: string; leading: number; marginTop: number }>;

/** Draws everything but the picture, with texts as outlines. */
export function drawCard(typesetter: Typesetter, card: Card): string {
  const blocks = fitBlocks(typesetter, card);
  // The text is centred between the company's name and the border.
  let y = brandHeight + (textHeight - totalHeight(blocks)) / 2;
  const texts = blocks.map((block) => {
    y += block.marginTop;
    return block.text.lines
      .map((line) => {
        const lineHeight = block.text.size * block.leading;
        // The baseline leaves room for Devanagari vowel signs above and below.
        const outlines = placeOutlines(line.outlines, left, y + lineHeight * 0.74, block.colour);
        y += lineHeight;
        return outlines;
      })
      .join("");
  });
  return wrapInSvg(`
    <path d="M${pictureWidth} 0H${width}V${height}H${pictureWidth}Z" fill="${palette.paper}"/>
    ${card.picture === null ? logoInsteadOfPicture : ""}
    <path d="M${pictureWidth} 0h${seam}V${height}h-${seam}Z" fill="${palette.madder}"/>
    <path d="M${pictureWidth + seam / 2} 8V${height}" stroke="${palette.marigold}" stroke-width="5"
      stroke-linecap="round" stroke-dasharray="0 14"/>
    ${drawBrand(typesetter, card.language)}
    ${texts.join("")}
    ${drawLotusBorder(pictureWidth + seam, height - 8, width - pictureWidth - seam)}`);
}

export function drawSiteCard(typesetter: Typesetter, language: Language): string {
  const maxTextWidth = width - 200;
  const name = fitText(typesetter, company.name[language], {
    style: "display",
    sizes: { largest: 132, smallest: 80 },
    width: maxTextWidth,
    maxLines: 1,
  });
  const tagline = fitText(typesetter, company.tagline[language], {
    style: "strong",
    sizes: { largest: 48, smallest: 30 },
    width: maxTextWidth,
    maxLines: 1,
  });
  const drawCentred = ({ lines: [line] }: FittedText, y: number, colour: string) =>
    line ? placeOutlines(line.outlines, (width - line.width) / 2, y, colour) : "";
  return wrapInSvg(`
    <path d="M0 0H${width}V${height}H0Z" fill="${palette.paper}"/>
    <path d="M0 0H${width}V14H0Z" fill="${palette.madder}"/>
    <path d="M8 7H${width}" stroke="${palette.marigold}" stroke-width="5" stroke-linecap="round"
      stroke-dasharray="0 14"/>
    ${drawLogo((width - 216) / 2, 48, 216)}
    ${drawCentred(name, 402, palette.ink)}
    ${drawCentred(tagline, 492, palette.inkSoft)}
    ${drawLotusBorder(0, height - 8, width)}`);
}

/** Shrinks all texts until they fit. */
function fitBlocks(typesetter: Typesetter, card: Card): Block[] {
  for (let scale = 1; scale > 0.6; scale -= 0.04) {
    const blocks = createBlocks(typesetter, card, scale);
    if (totalHeight(blocks) <= textHeight) return blocks;
  }
  return createBlocks(typesetter, card, 0.6);
}

function createBlocks(typesetter: Typesetter, card: Card, scale: number): Block[] {
  const text = (
    content: string,
    style: TextStyle,
    [largest, smallest]: [number, number],
    maxLines: number,
  ) => {
    const sizes = { largest: Math.round(largest * scale), smallest: Math.round(smallest * scale) };
    return fitText(typesetter, toSingleLine(content), { style, sizes, width: columnWidth, maxLines });
  };
  const { ink, inkSoft, madder } = palette;
  const headline =
    card.headlineKind === "price"
      ? text(card.headline, card.language === "np" ? "figure" : "display", [104, 48], 1)
      : text(card.headline, "display", [64, 44], 2);
  const blocks: Block[] = [
    { text: text(card.kind, "strong", [40, 30], 1), colour: madder, leading: 1.4, marginTop: 0 },
    { text: headline, colour: ink, leading: 1.24, marginTop: 0 },
    { text: text(card.subline ?? "", "strong", [40, 28], 1), colour: inkSoft, leading: 1.3, marginTop: 0 },
    { text: text(card.facts.join(" · "), "strong", [46, 30], 1), colour: ink, leading: 1.32, marginTop: 12 },
    { text: text(card.place, "plain", [42, 34], 2), colour: inkSoft, leading: 1.28, marginTop: 0 },
  ];
  return blocks.filter((block) => block.text.lines.some((line) => line.width > 0));
}

function totalHeight(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + heightOf(block), 0);
}

function heightOf({ text, leading, marginTop }: Block): number {
  return marginTop + text.lines.length * text.size * leading;
}

function drawBrand(typesetter: Typesetter, language: Language): string {
  const side = 92;
  const name = fitText(typesetter, company.name[language], {
    style: "display",
    sizes: { largest: language === "np" ? 58 : 54, smallest: 30 },
    width: columnWidth - side - 20,
    maxLines: 1,
  });
  const [line] = name.lines;
  return (
    drawLogo(left - 4, 44, side) +
    (line ? placeOutlines(line.outlines, left + side + 18, 114, palette.ink) : "")
  );
}

const logoInsteadOfPicture = `<path d="M0 0H${pictureWidth}V${height}H0Z" fill="${palette.sunken}"/>
  ${drawLogo((pictureWidth - 320) / 2, (height - 320) / 2, 320)}`;

function placeOutlines(outlines: string, x: number, y: number, colour: string): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${colour}">${outlines}</g>`;
}

function wrapInSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">${content}</svg>`;
}
