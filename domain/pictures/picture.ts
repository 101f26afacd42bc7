import * as z from "zod/mini";
import { buildObject } from "#domain/build-object.ts";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { lineOrEmpty } from "#domain/text-fields.ts";
import { jsonField } from "#domain/translation-schemas.ts";

export const pictureSchema = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  /** A data URL of a few blurred pixels, shown until the picture has loaded. */
  placeholder: z.string(),
  /** For private pictures only: the signed path of its files, valid for a limited time. */
  folder: z.optional(z.string()),
  /** What the picture shows, by language. */
  alt: z.nullable(z.partialRecord(z.enum(languages), z.string())),
});
export type Picture = z.infer<typeof pictureSchema>;

/** The description of a picture by language. An empty text removes that of its language. */
export const imageDescription = z.partialRecord(
  z.enum(languages),
  lineOrEmpty(maxLengths.address),
  fieldCode("invalid"),
);
export type ImageDescription = z.output<typeof imageDescription>;

/** The whole description, as a request that replaces it names it: languages without a text have an empty one. */
export function writtenDescription(alt: ImageDescription | null): ImageDescription {
  return buildObject<ImageDescription>(languages, (language) => alt?.[language] ?? "");
}

/** LD6: a list of descriptions in the order that the pictures have after the call. Null leaves one as it is. */
export function imageDescriptionList(maxPictures: number) {
  return z
    .array(z.nullable(imageDescription), fieldCode("invalid"))
    .check(z.maxLength(maxPictures, fieldCode("too_many")));
}

/** LD6: all pictures of a row in their order: those that stay, and those uploaded before the form. */
export function pictureKeysField(maxPictures: number) {
  const key = z.string(fieldCode("invalid")).check(z.regex(/^[a-z0-9-]{1,64}$/, fieldCode("invalid")));
  return jsonField(
    z.array(key, fieldCode("invalid")).check(z.maxLength(maxPictures, fieldCode("too_many"))),
  ).check(
    z.describe(
      "The keys of all pictures in their order, as a list or as a JSON text: of those that stay, and of uploaded ones.",
    ),
  );
}
