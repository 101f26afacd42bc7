import { type Language, languages } from "#domain/language.ts";
import type { Picture } from "#domain/pictures/picture.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";

/** The form's values of the descriptions, named by `descriptionName`. */
export type DescriptionValues = { readonly [Name in `alt:${string}`]: string };

/** Each picture's description by language. */
type Descriptions = Record<Language, string>;

/** Before a picture's id, in the names of texts without their language. No column has such a name. */
export const descriptionPrefix = "alt:";

/** The name of the field of a picture's description. react-hook-form would split a name with a dot. */
export function descriptionName(language: Language, id: string): `alt:${string}` {
  return `alt:${language}:${id.replaceAll(/[.[\]"']/g, "_")}`;
}

/** The form's values for the picture of a row at this address. */
export function descriptionValues(
  id: string,
  address: string | null,
  pictures: readonly Picture[],
): DescriptionValues {
  const alt = pictures.find((one) => address?.endsWith(jpegPicturePath(one)))?.alt;
  return Object.fromEntries(
    languages.map((language) => [descriptionName(language, id), alt?.[language] ?? ""]),
  );
}

export function readDescriptions(values: DescriptionValues, id: string): Descriptions {
  return Object.fromEntries(
    languages.map((language) => [language, values[descriptionName(language, id)] ?? ""]),
  ) as Descriptions;
}

export function isDescribed(descriptions: Descriptions): boolean {
  return Object.values(descriptions).some((text) => text !== "");
}
