import * as z from "zod/mini";
import { rowKinds } from "#domain/rows/kinds.ts";
import { settingsNames } from "#domain/settings/settings.ts";

export const demoPartSchema = z.object({
  rows: z.partialRecord(z.enum(rowKinds), z.int()),
  documents: z.array(z.enum(settingsNames)),
});

/** ST4: what of the demo company is still there: what removing it takes away, and what stays because staff changed it. */
export const demoStateSchema = z.object({ removable: demoPartSchema, changed: demoPartSchema });
export type DemoState = z.infer<typeof demoStateSchema>;
export type DemoPart = z.infer<typeof demoPartSchema>;
