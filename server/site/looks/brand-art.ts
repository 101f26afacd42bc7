import { markPaths } from "#domain/settings/mark-paths.ts";
import type { Brand, BrandLogo } from "./brand.ts";

type Palette = Brand["palette"];

/** A house, in a 64-unit square. */
const housePath = "M32 11L55 31.500H49V52H37.500V39H26.500V52H15V31.500H9Z";

/** The logo in a box: as large as fits, in the middle of its height. `align` 0 is its left edge, 0.5 its middle. */
export function placeLogo(logo: BrandLogo, box: Box, align: number): string {
  const scale = logoScale(logo, box);
  const x = box.x + (box.width - logo.width * scale) * align;
  const y = box.y + (box.height - logo.height * scale) / 2;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${logo.markup}</g>`;
}

export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

export function logoScale(logo: BrandLogo, { width, height }: Pick<Box, "width" | "height">): number {
  return Math.min(width / logo.width, height / logo.height);
}

/** The sign of the theme in a square. */
export function drawMark({ isPlain, palette }: Brand, x: number, y: number, side: number): string {
  const mark = isPlain ? drawTile(palette) : drawFishHouse(palette);
  return `<g transform="translate(${x} ${y}) scale(${side / 64})" stroke-linecap="round" stroke-linejoin="round">${mark}</g>`;
}

/** A house on a tile in the company's colour. */
export function drawTile({ fill, onFill }: Palette, radius = 14): string {
  return `<rect width="64" height="64" rx="${radius}" fill="${fill}"/><path d="${housePath}" fill="${onFill}"/>`;
}

/** Where a picture is missing, in the plain theme. */
/** The page draws the ground, because a card has other proportions. */
export function drawPlainPicture({ line }: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
    <g transform="translate(288 188) scale(3.5)"><path d="${housePath}" fill="${line}"/></g>
  </svg>`;
}

function drawFishHouse({ mark, paper, marigold, ink }: Palette): string {
  const fish = `<path fill="${mark}" d="${markPaths.fish}"/>
    <path fill="${paper}" d="${markPaths.fishEye}"/>
    <circle cx="26.1" cy="15.9" r="1" fill="${mark}"/>
    <path fill="none" stroke="${paper}" stroke-width="1.3" d="${markPaths.fishScales}"/>`;
  return `<circle cx="32" cy="3.2" r="2.2" fill="${marigold}"/>
    ${fish}<g transform="matrix(-1 0 0 1 64 0)">${fish}</g>
    <g fill="none" stroke="${ink}" stroke-width="2">
      <path d="${markPaths.walls}" stroke-width="2.4"/><path d="${markPaths.plinth}" stroke-width="1.4"/>
      ${drawPetals(marigold)}
    </g>`;
}

function drawPetals(marigold: string): string {
  return `<path d="${markPaths.outerPetals}" stroke-width="1.4"/>
  <path d="${markPaths.innerPetals}"/>
  <path d="${markPaths.petal}" fill="${marigold}"/>
  <path d="${markPaths.petalVein}" stroke-width="0.9"/>`;
}

/** A row of lotus flowers on a water line. */
export function drawLotusBorder(
  { ink, mark, marigold }: Palette,
  x: number,
  bottom: number,
  width: number,
): string {
  const count = Math.round(width / 62);
  const tile = width / count;
  const water = bottom - 15;
  const flowers = Array.from({ length: count }, (_, index) => {
    const middle = x + tile * (index + 0.5);
    const bud = x + tile * index;
    const flower = `<g transform="translate(${middle} ${water - 1}) scale(1.35) translate(-32 -58)">${drawPetals(marigold)}</g>`;
    return `${flower}${
      index === 0 ? "" : `<circle cx="${bud}" cy="${water - 13}" r="4" fill="${mark}" stroke="none"/>`
    }`;
  });
  return `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
    ${flowers.join("")}
    <path d="M${x} ${water}H${x + width}" stroke-width="2.5" stroke-linecap="butt"/>
    <path d="M${x + 4} ${water + 6}H${x + width}" stroke="${mark}" stroke-width="4" stroke-dasharray="0 9"/>
    <path d="M${x} ${water + 12}H${x + width}" stroke-width="2" stroke-linecap="butt"/>
  </g>`;
}
