import type { ListState } from "./list-position.ts";

/** An earlier version of the site may have written the history entry, so nothing about it is certain. */
export function readListState(state: unknown): ListState | undefined {
  if (!isRecord(state) || !isRecord(state.list)) return undefined;
  const { path, ids, page, pages, total, isExact } = state.list;
  const areNumbers = [page, pages, total].every(Number.isSafeInteger);
  if (!areNumbers || typeof isExact !== "boolean" || !Array.isArray(ids)) return undefined;
  if (typeof path !== "string" || !/^\/(?:buy|rent)(?:\?|$)/.test(path)) return undefined;
  return ids.every(Number.isSafeInteger) ? (state as ListState) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The address of another page of the list. */
export function pathOfPage(path: string, page: number): string {
  const [plain = "", query] = path.split("?");
  const parameters = new URLSearchParams(query);
  if (page === 1) parameters.delete("page");
  else parameters.set("page", String(page));
  return parameters.size === 0 ? plain : `${plain}?${parameters}`;
}
