import * as z from "zod/mini";

/** LD6: what an upload before the form returns. In a file of its own, because visitors' pages load it. */
export const stagedPictureSchema = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  /** A data URL of a few blurred pixels. */
  placeholder: z.string(),
  /** Whether transparent parts were kept. A host of the previous release does not say. */
  has_alpha: z._default(z.boolean(), false),
});
export type StagedPicture = z.infer<typeof stagedPictureSchema>;
