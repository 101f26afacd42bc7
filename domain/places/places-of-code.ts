import type { Language } from "#domain/language.ts";
import { districtOf, districts, localLevels, provinces } from "./local-levels.ts";
import { type PlaceCode, splitPlaceCode } from "./place-code.ts";

export function namesOfPlaces(
  codes: readonly PlaceCode[],
  language: Language,
): Partial<Record<PlaceCode, string>> {
  return Object.fromEntries(
    codes.map((code) => {
      const { level, id } = splitPlaceCode(code);
      const place = { l: localLevels, d: districts, p: provinces }[level].find((one) => one.id === id);
      return [code, place?.names[language] ?? code];
    }),
  );
}

/** The ids of the local levels in any of these places. */
export function localLevelsIn(codes: readonly PlaceCode[]): number[] {
  const wanted = new Set<string>(codes);
  return localLevels
    .filter((level) => {
      const { id, provinceId } = districtOf(level);
      return [`l${level.id}`, `d${id}`, `p${provinceId}`].some((code) => wanted.has(code));
    })
    .map(({ id }) => id);
}
