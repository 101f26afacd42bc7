import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { lineOrEmpty } from "#domain/text-fields.ts";

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
