import type { ListingType } from "./kinds.ts";

/** Prices above `lower` and up to `upper`. Null means no bound, so the lowest band includes a price of 0. */
export interface PriceBand {
  /** The value in the URL, e.g. "5000000-7500000" or "10000000+". */
  readonly value: string;
  readonly lower: number | null;
  readonly upper: number | null;
}

/** Upper bounds are inclusive, lower bounds exclusive. */
function createPriceBands(...bounds: number[]): readonly PriceBand[] {
  const lowers = [0, ...bounds];
  return lowers.map((lower, index) => {
    const upper = bounds[index] ?? null;
    const value = upper === null ? `${lower}+` : `${lower}-${upper}`;
    return { value, lower: lower === 0 ? null : lower, upper };
  });
}

/** The option of a price select for amounts that are no band. Pages read no price from it. */
export const ownRange = "own";

export const homePriceBands = createPriceBands(2_000_000, 5_000_000);
export const buyPriceBands = createPriceBands(5_000_000, 7_500_000, 10_000_000);
export const rentPriceBands = createPriceBands(15_000, 25_000, 35_000);

export function isInBand(price: number, band: PriceBand): boolean {
  return (band.lower === null || price > band.lower) && (band.upper === null || price <= band.upper);
}

/** The options of the price select: the page's own bands, and the selected one if Home linked to another. */
export function priceBandsFor(listing: ListingType, selected?: PriceBand): readonly PriceBand[] {
  const own = listing === "rent" ? rentPriceBands : buyPriceBands;
  const isOffered = selected === undefined || own.some((band) => band.value === selected.value);
  return isOffered ? own : [selected, ...own];
}

/** Finds a band by its URL value. If `listing` is given, only among the bands of that page. */
export function readPriceBand(parameter: unknown, listing?: ListingType): PriceBand | null {
  if (typeof parameter !== "string") return null;
  const sale = [...buyPriceBands, ...homePriceBands];
  const known = { sale, rent: rentPriceBands, any: [...sale, ...rentPriceBands] }[listing ?? "any"];
  // An unescaped plus sign in a URL is decoded as a space.
  const requested = parameter.trim().replace(/\+$/, "");
  return known.find((band) => band.value.replace(/\+$/, "") === requested) ?? null;
}
