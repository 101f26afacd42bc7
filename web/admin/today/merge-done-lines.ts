/** A line that was done here, with its place at that moment. */
export type DoneLine<Line> = Readonly<{ line: Line; index: number; etag: string | null; isPending: boolean }>;

export type ShownLine<Line> = Readonly<{ line: Line; isDone: boolean; isPending: boolean }>;

/** Puts lines that the server no longer lists back to their places. One that it lists with other content has to be done again. */
export function mergeDoneLines<Line extends { id: number }>(
  lines: readonly Line[],
  done: readonly DoneLine<Line>[],
): readonly ShownLine<Line>[] {
  const doneOf = (line: Line) =>
    done.find((each) => each.line.id === line.id && (each.isPending || isEqual(each.line, line)));
  const merged: ShownLine<Line>[] = lines.map((line) => {
    const own = doneOf(line);
    return { line, isDone: own !== undefined, isPending: own?.isPending ?? false };
  });
  const gone = done.filter((each) => !lines.some((line) => line.id === each.line.id));
  for (const { line, index, isPending } of gone.toSorted((a, b) => a.index - b.index))
    merged.splice(index, 0, { line, isDone: true, isPending });
  return merged;
}

function isEqual(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
