import type { HistoryEntry, RowChange } from "#domain/history/entry.ts";
import { type EntryRow, kindOf, type RowName } from "./repository.ts";
import type { PresentedHistory } from "./row-versions.ts";

/** Undefined for a table that this version does not know. */
export function presentEntry(entry: EntryRow, names: ReadonlyMap<string, RowName>): HistoryEntry | undefined {
  const kind = kindOf(entry.table_name);
  return (
    kind && {
      ...presentWho(entry),
      kind,
      row_id: entry.row_id,
      name: names.get(`${entry.table_name}:${entry.row_id}`)?.name ?? null,
      fields: Object.keys(entry.before),
    }
  );
}

export function presentChange({ entry, before, after }: PresentedHistory["changes"][number]): RowChange {
  return { ...presentWho(entry), before, after };
}

function presentWho({ id, action, changed_at, account }: EntryRow) {
  return { id, action, changed_at: changed_at.toISOString(), account };
}
