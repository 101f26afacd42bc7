import * as z from "zod/mini";

/** The widths of the encoded files by format: `demo/pictures/<name>/<width>.<format>`. */
const encodedWidthsSchema = z.object({
  avif: z.array(z.int()),
  webp: z.array(z.int()),
  jpg: z.array(z.int()),
});
export type EncodedWidths = z.infer<typeof encodedWidthsSchema>;

const cataloguedPictureSchema = z.object({
  /** The size of the original, which may exceed that of the largest encoded file. */
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  alt: z.object({ en: z.string(), np: z.string() }),
  widths: encodedWidthsSchema,
});
export type CataloguedPicture = z.infer<typeof cataloguedPictureSchema>;

/** The content of `demo/pictures/catalogue.json`, by picture name. `tools/encode-demo-pictures.ts` writes it. */
export const pictureCatalogueSchema = z.record(z.string(), cataloguedPictureSchema);
