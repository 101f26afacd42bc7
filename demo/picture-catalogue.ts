import * as z from "zod/mini";

/** The widths a picture has on disk, by format: `demo/pictures/<name>/<width>.<format>`. */
const writtenWidthsSchema = z.object({
  avif: z.array(z.int()),
  webp: z.array(z.int()),
  jpg: z.array(z.int()),
});
export type WrittenWidths = z.infer<typeof writtenWidthsSchema>;

const cataloguedPictureSchema = z.object({
  /** Of the original, which may be larger than the largest file written. */
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  alt: z.object({ en: z.string(), np: z.string() }),
  widths: writtenWidthsSchema,
});
export type CataloguedPicture = z.infer<typeof cataloguedPictureSchema>;

/** What `tools/encode-demo-pictures.ts` writes to `demo/pictures/catalogue.json`, by picture name. */
export const pictureCatalogueSchema = z.record(z.string(), cataloguedPictureSchema);
