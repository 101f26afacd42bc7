import type { Language } from "#domain/language.ts";
import { districts, localLevels, provinces } from "./local-levels.ts";
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

/** The local levels and districts that these places consist of. */
export function areasOfPlaces(codes: readonly PlaceCode[]) {
  const places = codes.map(splitPlaceCode);
  const idsOf = (wanted: "p" | "d" | "l") =>
    places.filter(({ level }) => level === wanted).map(({ id }) => id);
  const inProvinces = districts.filter(({ provinceId }) => idsOf("p").includes(provinceId));
  return { localLevelIds: idsOf("l"), districtIds: [...idsOf("d"), ...inProvinces.map(({ id }) => id)] };
}
