import * as z from "zod/mini";

/** LD6: what an upload before the form returns. In a file of its own, because visitors' pages load it. */
export const stagedPictureSchema = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  /** A data URL of a few blurred pixels. */
  placeholder: z.string(),
});
export type StagedPicture = z.infer<typeof stagedPictureSchema>;
