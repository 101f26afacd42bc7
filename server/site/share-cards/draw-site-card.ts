import { shareCardSize } from "#domain/share-cards.ts";
import { drawLotusBorder, drawMark, placeLogo } from "#server/site/looks/brand-art.ts";
import type { CardBrand } from "./card-brand.ts";
import { fitLine, placeOutlines, wrapInSvg } from "./card-parts.ts";
import type { FittedText } from "./fit-text.ts";
import type { Typesetter } from "./typesetter.ts";

const { width, height } = shareCardSize;
const room = { width: width - 200, scale: 1 };

/** The card of pages that are not about a single property or project. */
export function drawSiteCard(typesetter: Typesetter, brand: CardBrand): string {
  const { palette, isPlain, logo } = brand;
  const name = fitLine(typesetter, brand.name, "display", [132, 80], room);
  const tagline = fitLine(typesetter, brand.tagline, "strong", [48, 30], room);
  const drawCentred = ({ lines: [line] }: FittedText, y: number, colour: string) =>
    line ? placeOutlines(line.outlines, (width - line.width) / 2, y, colour) : "";
  const logoBox = { x: 200, y: 56, width: width - 400, height: logo?.hasName ? 340 : 200 };
  const dots = `<path d="M8 7H${width}" stroke="${palette.marigold}" stroke-width="5" stroke-linecap="round"
      stroke-dasharray="0 14"/>`;
  return wrapInSvg(`
    <path d="M0 0H${width}V${height}H0Z" fill="${palette.paper}"/>
    <path d="M0 0H${width}V14H0Z" fill="${palette.fill}"/>
    ${isPlain ? "" : dots}
    ${logo ? placeLogo(logo, logoBox, 0.5) : drawMark(brand, (width - 216) / 2, 48, 216)}
    ${logo?.hasName ? "" : drawCentred(name, 402, palette.ink)}
    ${drawCentred(tagline, 492, palette.inkSoft)}
    ${isPlain ? `<path d="M0 ${height - 14}H${width}V${height}H0Z" fill="${palette.fill}"/>` : drawLotusBorder(palette, 0, height - 8, width)}`);
}
