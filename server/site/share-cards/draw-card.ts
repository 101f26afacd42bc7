import { shareCardSize } from "#domain/share-cards.ts";
import { drawLotusBorder } from "#server/site/looks/brand-art.ts";
import type { Card } from "./card.ts";
import type { CardBrand } from "./card-brand.ts";
import {
  type Block,
  drawBlocks,
  drawBrand,
  drawMissingPicture,
  fitBlocks,
  fitLine,
  headlineStyle,
  totalHeight,
  wrapInSvg,
} from "./card-parts.ts";
import type { Typesetter } from "./typesetter.ts";

const { width, height } = shareCardSize;

/** The picture fills the left part of the card, or all of it. */
export const pictureWidths = { side: 620, full: width } as const;

/** Draws everything but the picture, with texts as outlines. */
export function drawCard(typesetter: Typesetter, card: Card, brand: CardBrand): string {
  return wrapInSvg((brand.style === "full" ? drawFull : drawSide)(typesetter, card, brand));
}

const seam = 14;
const left = pictureWidths.side + seam + 40;
const columnWidth = width - left - 44;
const brandHeight = 148;
const borderHeight = 72;

function drawSide(typesetter: Typesetter, card: Card, brand: CardBrand): string {
  const { palette, isPlain } = brand;
  const pictureWidth = pictureWidths.side;
  const textHeight = height - brandHeight - borderHeight;
  const blocks = fitBlocks((scale) => createBlocks(typesetter, card, brand, scale), textHeight);
  // The text is centred between the company's name and the border.
  const top = brandHeight + (textHeight - totalHeight(blocks)) / 2;
  const place = { x: left - 4, y: 44, width: columnWidth + 2, side: 92, baseline: 114 };
  const { drawing } = drawBrand(typesetter, brand, { ...place, size: card.language === "np" ? 58 : 54 });
  const dots = `<path d="M${pictureWidth + seam / 2} 8V${height}" stroke="${palette.marigold}" stroke-width="5"
      stroke-linecap="round" stroke-dasharray="0 14"/>`;
  return `
    <path d="M${pictureWidth} 0H${width}V${height}H${pictureWidth}Z" fill="${palette.paper}"/>
    ${card.picture === null ? drawMissingPicture(brand, pictureWidth, height) : ""}
    <path d="M${pictureWidth} 0h${seam}V${height}h-${seam}Z" fill="${palette.fill}"/>
    ${isPlain ? "" : dots}
    ${drawing}
    ${drawBlocks(blocks, left, top)}
    ${isPlain ? "" : drawLotusBorder(palette, pictureWidth + seam, height - 8, width - pictureWidth - seam)}`;
}

function createBlocks(typesetter: Typesetter, card: Card, { palette }: CardBrand, scale: number): Block[] {
  const room = { width: columnWidth, scale };
  const { ink, inkSoft, edge } = palette;
  const isPrice = card.headlineKind === "price";
  const headline = fitLine(
    typesetter,
    card.headline,
    headlineStyle(card),
    isPrice ? [104, 48] : [64, 44],
    room,
    isPrice ? 1 : 2,
  );
  const kind = fitLine(typesetter, card.kind, "strong", [40, 30], room);
  const subline = fitLine(typesetter, card.subline ?? "", "strong", [40, 28], room);
  const facts = fitLine(typesetter, card.facts.join(" · "), "strong", [46, 30], room);
  const place = fitLine(typesetter, card.place, "plain", [42, 34], room, 2);
  return [
    { text: kind, colour: edge, leading: 1.4, marginTop: 0 },
    { text: headline, colour: ink, leading: 1.24, marginTop: 0 },
    { text: subline, colour: inkSoft, leading: 1.3, marginTop: 0 },
    { text: facts, colour: ink, leading: 1.32, marginTop: 12 },
    { text: place, colour: inkSoft, leading: 1.28, marginTop: 0 },
  ];
}

const bandHeight = 216;
const bandTop = height - bandHeight;
const margin = 48;
const columns = { headline: 590, facts: 450 };

/** The picture over the whole width, the texts on a band below it, the company on a plate. */
function drawFull(typesetter: Typesetter, card: Card, brand: CardBrand): string {
  const { palette } = brand;
  const { ink, inkSoft, edge } = palette;
  const isPrice = card.headlineKind === "price";
  const maxHeight = bandHeight - 40;
  const headline = fitBlocks((scale) => {
    const room = { width: columns.headline, scale };
    const sizes = isPrice ? ([92, 44] as const) : ([60, 40] as const);
    return [
      {
        text: fitLine(typesetter, card.kind, "strong", [36, 28], room),
        colour: edge,
        leading: 1.4,
        marginTop: 0,
      },
      {
        text: fitLine(typesetter, card.headline, headlineStyle(card), sizes, room, isPrice ? 1 : 2),
        colour: ink,
        leading: 1.24,
        marginTop: 0,
      },
    ];
  }, maxHeight);
  const facts = fitBlocks((scale) => {
    const room = { width: columns.facts, scale };
    const texts = [card.subline ?? "", card.facts.join(" · ")];
    return [
      ...texts.map((text) => ({
        text: fitLine(typesetter, text, "strong", [38, 28], room),
        colour: ink,
        leading: 1.32,
        marginTop: 0,
      })),
      {
        text: fitLine(typesetter, card.place, "plain", [36, 28], room, 2),
        colour: inkSoft,
        leading: 1.28,
        marginTop: 0,
      },
    ];
  }, maxHeight);
  const centre = (blocks: readonly Block[]) => bandTop + 8 + (bandHeight - 8 - totalHeight(blocks)) / 2;
  const place = { x: margin + 22, y: 42, width: 420, side: 64, baseline: 90, size: 40 };
  const company = drawBrand(typesetter, brand, place);
  return `
    ${card.picture === null ? drawMissingPicture(brand, width, bandTop) : ""}
    <path d="M0 ${bandTop}H${width}V${height}H0Z" fill="${palette.paper}"/>
    <path d="M0 ${bandTop}h${width}v10H0Z" fill="${palette.fill}"/>
    <rect x="${margin}" y="26" width="${company.width + 44}" height="96" rx="14" fill="${palette.paper}"/>
    ${company.drawing}
    ${drawBlocks(headline, margin, centre(headline))}
    ${drawBlocks(facts, width - margin - columns.facts, centre(facts))}`;
}
