import { formatTarget, formatValue, type Measurement, meetsTarget } from "./measurement.ts";

const width = 960;
const rowHeight = 34;
const top = 64;
const left = 400;
const targetX = 590;

/** Draws every measurement that has a target. Lengths are relative to the target, which is at the same x in every row. */
export function renderChart(title: string, measurements: readonly Measurement[]): string {
  const charted = measurements.filter((measurement) => measurement.target !== undefined);
  const height = top + charted.length * rowHeight + 28;
  const rows = charted.map((measurement, index) => renderRow(measurement, top + index * rowHeight));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">
<style>
  text { font: 13px system-ui, sans-serif; fill: #2b211b }
  .title { font-size: 16px; font-weight: 600 }
  .soft { fill: #6b5a4c }
  .paper { fill: #fbf5e9 }
  .track { fill: #ebdfca }
  .met { fill: #3f7d4e }
  .missed { fill: #b3372f }
  .target { stroke: #2b211b; stroke-width: 1.5; stroke-dasharray: 3 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f3e9da }
    .soft { fill: #b9a796 }
    .paper { fill: #191210 }
    .track { fill: #33281f }
    .met { fill: #74b583 }
    .missed { fill: #e8766c }
    .target { stroke: #f3e9da }
  }
</style>
<rect class="paper" width="${width}" height="${height}" rx="6"/>
<text x="16" y="28" class="title">${escapeXml(title)}</text>
<text x="16" y="48" class="soft">The dashed line is the target. A row with ≤ must end before it, a row with ≥ must reach it.</text>
${rows.join("\n")}
<line class="target" x1="${targetX}" y1="${top - 6}" x2="${targetX}" y2="${height - 24}"/>
</svg>
`;
}

function renderRow(measurement: Measurement, y: number): string {
  const { target } = measurement;
  if (!target) return "";
  const limit = "min" in target ? target.min : target.max;
  const maxLength = width - left - 170;
  const length = Math.max(2, Math.min(maxLength, (measurement.value / limit) * (targetX - left)));
  const label = `${formatValue(measurement)}  (${formatTarget(measurement)})`;
  return [
    `<text x="16" y="${y + 18}">${escapeXml(measurement.name)}</text>`,
    `<rect class="track" x="${left}" y="${y + 4}" width="${maxLength}" height="20" rx="3"/>`,
    `<rect class="${meetsTarget(measurement) ? "met" : "missed"}" x="${left}" y="${y + 4}" width="${length.toFixed(1)}" height="20" rx="3"/>`,
    `<text x="${left + maxLength + 8}" y="${y + 18}" class="soft">${escapeXml(label)}</text>`,
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
