const maxRowId = 2_147_483_647;

/** The number of a row as an address writes it; undefined for every other spelling and for what no row can have. */
export function readRowId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= maxRowId ? id : undefined;
}
