/** Where a key leads in a row of slides; past an end, `go` comes round to the other. */
export function slideForKey(key: string, index: number, total: number): number | undefined {
  if (key === "ArrowLeft") return index - 1;
  if (key === "ArrowRight") return index + 1;
  if (key === "Home") return 0;
  return key === "End" ? total - 1 : undefined;
}
