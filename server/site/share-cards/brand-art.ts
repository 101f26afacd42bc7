import { markPaths } from "#domain/company/mark-paths.ts";
import { palette } from "./palette.ts";

/** The company's logo in a square. */
export function drawLogo(x: number, y: number, side: number): string {
  const fish = `<path fill="${palette.madder}" d="${markPaths.fish}"/>
    <path fill="${palette.paper}" d="${markPaths.fishEye}"/>
    <circle cx="26.1" cy="15.9" r="1" fill="${palette.madder}"/>
    <path fill="none" stroke="${palette.paper}" stroke-width="1.3" d="${markPaths.fishScales}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${side / 64})" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="32" cy="3.2" r="2.2" fill="${palette.marigold}"/>
    ${fish}<g transform="matrix(-1 0 0 1 64 0)">${fish}</g>
    <g fill="none" stroke="${palette.ink}" stroke-width="2">
      <path d="${markPaths.walls}" stroke-width="2.4"/><path d="${markPaths.plinth}" stroke-width="1.4"/>
      ${lotus}
    </g>
  </g>`;
}

const lotus = `<path d="${markPaths.outerPetals}" stroke-width="1.4"/>
  <path d="${markPaths.innerPetals}"/>
  <path d="${markPaths.petal}" fill="${palette.marigold}"/>
  <path d="${markPaths.petalVein}" stroke-width="0.9"/>`;

/** (x, y) is the middle of the flower's base. */
function drawLotus(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-32 -58)">${lotus}</g>`;
}

/** A row of lotus flowers on a water line. */
export function drawLotusBorder(x: number, bottom: number, width: number): string {
  const count = Math.round(width / 62);
  const tile = width / count;
  const water = bottom - 15;
  const flowers = Array.from({ length: count }, (_, index) => {
    const middle = x + tile * (index + 0.5);
    const bud = x + tile * index;
    return `${drawLotus(middle, water - 1, 1.35)}${
      index === 0
        ? ""
        : `<circle cx="${bud}" cy="${water - 13}" r="4" fill="${palette.madder}" stroke="none"/>`
    }`;
  });
  return `<g fill="none" stroke="${palette.ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
    ${flowers.join("")}
    <path d="M${x} ${water}H${x + width}" stroke-width="2.5" stroke-linecap="butt"/>
    <path d="M${x + 4} ${water + 6}H${x + width}" stroke="${palette.madder}" stroke-width="4" stroke-dasharray="0 9"/>
    <path d="M${x} ${water + 12}H${x + width}" stroke-width="2" stroke-linecap="butt"/>
  </g>`;
}
