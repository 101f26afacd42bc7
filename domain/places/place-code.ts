/** A province, a district or a local level in an address: p2, d20, l223. The numbers are the ids of `places.json`. */
export type PlaceCode = `${"p" | "d" | "l"}${number}`;

const counts = { p: 7, d: 77, l: 753 } as const;
type Level = keyof typeof counts;

export function readPlaceCode(text: string): PlaceCode | null {
  const [, level, digits] = /^([pdl])([1-9]\d{0,2})$/.exec(text) ?? [];
  const id = Number(digits);
  return isLevel(level) && id <= counts[level] ? `${level}${id}` : null;
}

export function splitPlaceCode(code: PlaceCode): Readonly<{ level: Level; id: number }> {
  const level = code.charAt(0);
  return { level: isLevel(level) ? level : "l", id: Number(code.slice(1)) };
}

/** The order of addresses: the larger places first. */
export function comparePlaceCodes(one: PlaceCode, other: PlaceCode): number {
  const order = (code: PlaceCode) => "pdl".indexOf(code.charAt(0)) * 1000 + Number(code.slice(1));
  return order(one) - order(other);
}

function isLevel(text: string | undefined): text is Level {
  return text !== undefined && Object.hasOwn(counts, text);
}
