import type { SettingsDocument, SettingsVersion } from "#domain/settings/document.ts";
import type { SettingsName } from "#domain/settings/settings.ts";
import type { EntryRow } from "#server/resources/history/repository.ts";

/** `id` and `updated_at` are null until the document is saved. */
export type DocumentRow = Readonly<{
  id: number | null;
  name: SettingsName;
  value: unknown;
  updated_at: Date | null;
}>;

export function presentDocument({ name, value, updated_at }: DocumentRow): SettingsDocument {
  return { name, value, updated_at: updated_at?.toISOString() ?? null };
}

/** The versions of a document, newest first: that of now, back over the value before each change. */
export function presentVersions(row: DocumentRow, entries: readonly EntryRow[]): SettingsVersion[] {
  let after = row.value;
  return entries.map(({ id, action, changed_at, account, before }) => {
    const version = { id, action, changed_at: changed_at.toISOString(), account, value: after };
    after = before.value ?? after;
    return version;
  });
}
