/** One result line. `target` is set when design.md requires a value. */
export type Measurement = Readonly<{
  name: string;
  value: number;
  unit: "×" | "MB" | "ms" | "µs";
  target?: Readonly<{ min: number } | { max: number }>;
  /** The raw numbers behind `value`. */
  details: string;
}>;

export function meetsTarget({ value, target }: Measurement): boolean | undefined {
  if (!target) return undefined;
  return "min" in target ? value >= target.min : value <= target.max;
}

export function formatValue({ value, unit }: Measurement): string {
  return unit === "×" ? `${value.toFixed(2)} ×` : `${Math.round(value)} ${unit}`;
}

export function formatTarget({ target, unit }: Measurement): string {
  if (!target) return "";
  return "min" in target ? `≥ ${target.min} ${unit}` : `≤ ${target.max} ${unit}`;
}

export function formatTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => {
    const result = { true: "met", false: "missed", undefined: "" }[String(meetsTarget(measurement))] ?? "";
    return [
      measurement.name,
      formatValue(measurement),
      formatTarget(measurement),
      result,
      measurement.details,
    ];
  });
  const lines = [["measurement", "value", "target", "result", "details"], ...rows];
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
