import { type HistoryKind, historyKinds } from "#domain/history/entry.ts";
import { readRowId } from "#domain/row-id.ts";

/** The URL parameter of the row whose history is open. */
export const historyRowParameter = "row";

/** The address of a row's history in the dashboard. */
export function historyAddress(kind: HistoryKind, id: number): string {
  return `?${new URLSearchParams({ tab: "history", [historyRowParameter]: `${kind}-${id}` })}`;
}

/** ST1: a document of the settings has its history next to its form. */
export function settingsHistoryAddress(document: string): string {
  return `?${new URLSearchParams({ tab: "settings", history: document })}`;
}

/** Undefined if the parameter names no row. */
export function readHistoryRow(text: string): Readonly<{ kind: HistoryKind; id: number }> | undefined {
  const kind = historyKinds.find((known) => text.startsWith(`${known}-`));
  const id = kind && readRowId(text.slice(kind.length + 1));
  return kind && id !== undefined ? { kind, id } : undefined;
}
