import * as z from "zod/mini";

/** LD7: what is recorded of each look at a property's papers and of each change to them. */
const paperActions = [
  "read",
  "changed",
  "scan_added",
  "scan_downloaded",
  "scan_deleted",
  "scan_restored",
] as const;
export type PaperAction = (typeof paperActions)[number];

const paperViewSchema = z.object({
  id: z.number(),
  viewed_at: z.string(),
  username: z.string(),
  action: z.enum(paperActions),
  /** The name of the scan; null if it was purged, or if the action was not about a scan. */
  scan_name: z.nullable(z.string()),
});
export type PaperView = z.infer<typeof paperViewSchema>;

export const paperViewsSchema = z.object({ results: z.array(paperViewSchema) });
