/** What PostgreSQL stores in a column of ids. */
export const maxRowId = 2_147_483_647;

/** Reads a row's id from a URL. Returns undefined for any other spelling, and for ids that PostgreSQL can't store. */
export function readRowId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= maxRowId ? id : undefined;
}
