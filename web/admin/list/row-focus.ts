/** The row that takes the place of another when it goes: the next one, else the one before; none if it was the last. */
export function findNeighbour(id: number): number | undefined {
  const rows = document.querySelectorAll<HTMLElement>("[data-row]");
  const ids = Array.from(rows, (row) => Number(row.dataset.row));
  const place = ids.indexOf(id);
  return place === -1 ? ids[0] : (ids[place + 1] ?? ids[place - 1]);
}

/** The first control of a row, else the heading of the list. */
export function findRowControl(row: number | undefined): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`[data-row="${row}"] button`) ??
    document.querySelector<HTMLElement>("[data-list-heading]")
  );
}
