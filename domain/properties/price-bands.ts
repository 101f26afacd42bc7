import type { ListingType } from "./kinds.ts";

/** Prices above `lower` and up to `upper`; null is no bound, so that a price of 0 is in the lowest band. */
export interface PriceBand {
  /** What the address says, e.g. "5000000-7500000" or "10000000+". */
  readonly value: string;
  readonly lower: number | null;
  readonly upper: number | null;
}

/** The bands that these bounds cut the prices into; upper bounds inclusive, lower ones exclusive. */
function bandsBetween(...bounds: number[]): readonly PriceBand[] {
  const lowers = [0, ...bounds];
  return lowers.map((lower, index) => {
    const upper = bounds[index] ?? null;
    const value = upper === null ? `${lower}+` : `${lower}-${upper}`;
    return { value, lower: lower === 0 ? null : lower, upper };
  });
}

export const homePriceBands = bandsBetween(2_000_000, 5_000_000);
export const buyPriceBands = bandsBetween(5_000_000, 7_500_000, 10_000_000);
export const rentPriceBands = bandsBetween(15_000, 25_000, 35_000);

/** Every bound there is, the lowest first. */
export const priceBounds = [...homePriceBands, ...buyPriceBands, ...rentPriceBands]
  .flatMap(({ upper }) => upper ?? [])
  .filter((bound, index, bounds) => bounds.indexOf(bound) === index)
  .sort((a, b) => a - b);

export function isInBand(price: number, band: PriceBand): boolean {
  return (band.lower === null || price > band.lower) && (band.upper === null || price <= band.upper);
}

/** What the page's select offers: its own bands, and the one that Home sent along. */
export function priceBandsFor(listing: ListingType, selected: PriceBand | null = null): readonly PriceBand[] {
  const own = listing === "rent" ? rentPriceBands : buyPriceBands;
  const offered = selected === null || own.some((band) => band.value === selected.value);
  return offered ? own : [selected, ...own];
}

/** The band an address names; only known ones, on the page they belong to if that is given. */
export function readPriceBand(parameter: unknown, listing?: ListingType): PriceBand | null {
  if (typeof parameter !== "string") return null;
  const sale = [...buyPriceBands, ...homePriceBands];
  const known = { sale, rent: rentPriceBands, any: [...sale, ...rentPriceBands] }[listing ?? "any"];
  // A plus sign that nobody escaped arrives as a space.
  const asked = parameter.trim().replace(/\+$/, "");
  return known.find((band) => band.value.replace(/\+$/, "") === asked) ?? null;
}
