/** The row to focus after another is removed: the next one, else the previous one. */
export function findNeighbour(id: number): number | undefined {
  const rows = document.querySelectorAll<HTMLElement>("[data-row]");
  const ids = Array.from(rows, (row) => Number(row.dataset.row));
  const index = ids.indexOf(id);
  return index === -1 ? ids[0] : (ids[index + 1] ?? ids[index - 1]);
}

/** The first button of a row, else the list's heading. */
export function findRowControl(row: number | undefined): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`[data-row="${row}"] button`) ??
    document.querySelector<HTMLElement>("[data-list-heading]")
  );
}
