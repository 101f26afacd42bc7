import * as z from "zod/mini";
import { historyActions } from "#domain/history/entry.ts";
import { settingsNames } from "./settings.ts";

/** A document in API responses to admins. `updated_at` is null while it has its defaults. */
export const settingsDocumentSchema = z.object({
  name: z.enum(settingsNames),
  value: z.unknown(),
  updated_at: z.nullable(z.iso.datetime()),
});
export type SettingsDocument = z.infer<typeof settingsDocumentSchema>;

/** The document after a change. */
const settingsVersionSchema = z.object({
  id: z.int(),
  action: z.enum(historyActions),
  changed_at: z.iso.datetime(),
  account: z.nullable(z.string()),
  value: z.unknown(),
});
export type SettingsVersion = z.infer<typeof settingsVersionSchema>;

/** The token belongs in the parameter `preview` of a page's address. */
export const settingsPreviewSchema = z.object({ token: z.string(), expires_at: z.iso.datetime() });

export const settingsHistorySchema = z.object({ results: z.array(settingsVersionSchema) });
