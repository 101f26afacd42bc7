/** One line of the result: a figure, and the bar it is held to, if design.md has one. */
export type Figure = Readonly<{
  what: string;
  value: number;
  unit: "×" | "MB" | "ms";
  bar?: Readonly<{ least: number } | { most: number }>;
  /** What the figure was made of. */
  from: string;
}>;

export function meetsBar({ value, bar }: Figure): boolean | undefined {
  if (!bar) return undefined;
  return "least" in bar ? value >= bar.least : value <= bar.most;
}

export function figureText({ value, unit }: Figure): string {
  return unit === "×" ? `${value.toFixed(2)} ×` : `${Math.round(value)} ${unit}`;
}

export function barText({ bar, unit }: Figure): string {
  if (!bar) return "";
  return "least" in bar ? `≥ ${bar.least} ${unit}` : `≤ ${bar.most} ${unit}`;
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const verdict = { true: "met", false: "missed", undefined: "" }[String(meetsBar(figure))] ?? "";
    return [figure.what, figureText(figure), barText(figure), verdict, figure.from];
  });
  const lines = [["what", "figure", "bar", "", "from"], ...rows];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
