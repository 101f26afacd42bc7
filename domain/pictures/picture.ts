import * as z from "zod/mini";

export const pictureSchema = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  /** A data URL of a few blurred pixels, shown until the picture has loaded. */
  placeholder: z.string(),
  /** For private pictures only: the signed path of its files, valid for a limited time. */
  folder: z.optional(z.string()),
  alt: z.nullable(z.object({ en: z.string(), np: z.string() })),
});
export type Picture = z.infer<typeof pictureSchema>;
