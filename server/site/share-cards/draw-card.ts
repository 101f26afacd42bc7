import { company } from "#domain/company.ts";
import type { Language } from "#domain/language.ts";
import { shareCardSize } from "#domain/share-cards.ts";
import { drawLotusBorder, mark } from "./brand-art.ts";
import { type Card, tidy } from "./card.ts";
import { type FittedText, fitText } from "./fit-text.ts";
import { palette } from "./palette.ts";
import type { Style, Typesetter } from "./typesetter.ts";

const { width, height } = shareCardSize;

/** The picture's part of the card, from the left edge, the whole height. */
export const pictureWidth = 620;
const seam = 14;
const left = pictureWidth + seam + 40;
const column = width - left - 44;
const brandHeight = 148;
const borderHeight = 72;
const room = height - brandHeight - borderHeight;

type Block = Readonly<{ text: FittedText; colour: string; leading: number; before: number }>;

/** Everything but the picture, as outlines on transparent ground. */
export function drawCard(typesetter: Typesetter, card: Card): string {
  const blocks = blocksOf(typesetter, card);
  // What is said stands in the middle between the name above and the border below.
  let y = brandHeight + (room - totalHeight(blocks)) / 2;
  const drawn = blocks.map((block) => {
    y += block.before;
    return block.text.lines
      .map((line) => {
        const lineHeight = block.text.size * block.leading;
        // Three quarters down its line: room for the marks above a Devanagari letter and those below.
        const outlines = placed(line.outlines, left, y + lineHeight * 0.74, block.colour);
        y += lineHeight;
        return outlines;
      })
      .join("");
  });
  return svg(`
    <path d="M${pictureWidth} 0H${width}V${height}H${pictureWidth}Z" fill="${palette.paper}"/>
    ${card.picture === null ? pictureless : ""}
    <path d="M${pictureWidth} 0h${seam}V${height}h-${seam}Z" fill="${palette.madder}"/>
    <path d="M${pictureWidth + seam / 2} 8V${height}" stroke="${palette.marigold}" stroke-width="5"
      stroke-linecap="round" stroke-dasharray="0 14"/>
    ${brand(typesetter, card.language)}
    ${drawn.join("")}
    ${drawLotusBorder(pictureWidth + seam, height - 8, width - pictureWidth - seam)}`);
}

/** The card of the site itself. */
export function drawSiteCard(typesetter: Typesetter, language: Language): string {
  const wide = width - 200;
  const name = fitText(typesetter, company.name[language], {
    style: "display",
    sizes: { largest: 132, smallest: 80 },
    width: wide,
    lines: 1,
  });
  const tagline = fitText(typesetter, company.tagline[language], {
    style: "strong",
    sizes: { largest: 48, smallest: 30 },
    width: wide,
    lines: 1,
  });
  const centred = ({ lines: [line] }: FittedText, y: number, colour: string) =>
    line ? placed(line.outlines, (width - line.width) / 2, y, colour) : "";
  return svg(`
    <path d="M0 0H${width}V${height}H0Z" fill="${palette.paper}"/>
    <path d="M0 0H${width}V14H0Z" fill="${palette.madder}"/>
    <path d="M8 7H${width}" stroke="${palette.marigold}" stroke-width="5" stroke-linecap="round"
      stroke-dasharray="0 14"/>
    ${mark((width - 216) / 2, 48, 216)}
    ${centred(name, 402, palette.ink)}
    ${centred(tagline, 492, palette.inkSoft)}
    ${drawLotusBorder(0, height - 8, width)}`);
}

/** The blocks at the largest sizes at which all of them find room. */
function blocksOf(typesetter: Typesetter, card: Card): Block[] {
  for (let scale = 1; scale > 0.6; scale -= 0.04) {
    const blocks = blocksAt(typesetter, card, scale);
    if (totalHeight(blocks) <= room) return blocks;
  }
  return blocksAt(typesetter, card, 0.6);
}

function blocksAt(typesetter: Typesetter, card: Card, scale: number): Block[] {
  const text = (words: string, style: Style, [largest, smallest]: [number, number], lines: number) => {
    const sizes = { largest: Math.round(largest * scale), smallest: Math.round(smallest * scale) };
    return fitText(typesetter, tidy(words), { style, sizes, width: column, lines });
  };
  const { ink, inkSoft, madder } = palette;
  const headline =
    card.headlineKind === "price"
      ? text(card.headline, card.language === "np" ? "figure" : "display", [104, 48], 1)
      : text(card.headline, "display", [64, 44], 2);
  const blocks: Block[] = [
    { text: text(card.kind, "strong", [40, 30], 1), colour: madder, leading: 1.4, before: 0 },
    { text: headline, colour: ink, leading: 1.24, before: 0 },
    { text: text(card.under ?? "", "strong", [40, 28], 1), colour: inkSoft, leading: 1.3, before: 0 },
    { text: text(card.facts.join(" · "), "strong", [46, 30], 1), colour: ink, leading: 1.32, before: 12 },
    { text: text(card.place, "plain", [42, 34], 2), colour: inkSoft, leading: 1.28, before: 0 },
  ];
  return blocks.filter((block) => block.text.lines.some((line) => line.width > 0));
}

function totalHeight(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + heightOf(block), 0);
}

function heightOf({ text, leading, before }: Block): number {
  return before + text.lines.length * text.size * leading;
}

function brand(typesetter: Typesetter, language: Language): string {
  const side = 92;
  const name = fitText(typesetter, company.name[language], {
    style: "display",
    sizes: { largest: language === "np" ? 58 : 54, smallest: 30 },
    width: column - side - 20,
    lines: 1,
  });
  const [line] = name.lines;
  return mark(left - 4, 44, side) + (line ? placed(line.outlines, left + side + 18, 114, palette.ink) : "");
}

/** Where a listing has no picture, the mark stands on darker paper. */
const pictureless = `<path d="M0 0H${pictureWidth}V${height}H0Z" fill="${palette.sunken}"/>
  ${mark((pictureWidth - 320) / 2, (height - 320) / 2, 320)}`;

function placed(outlines: string, x: number, y: number, colour: string): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${colour}">${outlines}</g>`;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">${content}</svg>`;
}
