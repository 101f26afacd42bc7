/** The slide that a key leads to. It may be past an end: `go` wraps around. */
export function slideForKey(key: string, index: number, total: number): number | undefined {
  if (key === "ArrowLeft") return index - 1;
  if (key === "ArrowRight") return index + 1;
  if (key === "Home") return 0;
  return key === "End" ? total - 1 : undefined;
}
