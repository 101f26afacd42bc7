import { barText, type Figure, figureText, meetsBar } from "./figure.ts";

const width = 960;
const rowHeight = 34;
const top = 64;
const left = 330;
const barAt = 560;

/** Each figure as a share of its bar, which all have at the same place: left of it is well for «at most», right for «at least». */
export function plot(title: string, figures: readonly Figure[]): string {
  const held = figures.filter((figure) => figure.bar !== undefined);
  const height = top + held.length * rowHeight + 28;
  const rows = held.map((figure, index) => row(figure, top + index * rowHeight));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
<style>
  text { font: 13px system-ui, sans-serif; fill: #2b211b }
  .title { font-size: 16px; font-weight: 600 }
  .soft { fill: #6b5a4c }
  .paper { fill: #fbf5e9 }
  .track { fill: #ebdfca }
  .met { fill: #3f7d4e }
  .missed { fill: #b3372f }
  .bar { stroke: #2b211b; stroke-width: 1.5; stroke-dasharray: 3 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f3e9da }
    .soft { fill: #b9a796 }
    .paper { fill: #191210 }
    .track { fill: #33281f }
    .met { fill: #74b583 }
    .missed { fill: #e8766c }
    .bar { stroke: #f3e9da }
  }
</style>
<rect class="paper" width="${width}" height="${height}" rx="6"/>
<text x="16" y="28" class="title">${escaped(title)}</text>
<text x="16" y="48" class="soft">Each figure against its bar, the dashed line: «≤» should end before it, «≥» reach it.</text>
${rows.join("\n")}
<line class="bar" x1="${barAt}" y1="${top - 6}" x2="${barAt}" y2="${height - 24}"/>
</svg>
`;
}

function row(figure: Figure, y: number): string {
  const { bar } = figure;
  if (!bar) return "";
  const limit = "least" in bar ? bar.least : bar.most;
  const most = width - left - 170;
  const length = Math.max(2, Math.min(most, (figure.value / limit) * (barAt - left)));
  const words = `${figureText(figure)}  (${barText(figure)})`;
  return [
    `<text x="16" y="${y + 18}">${escaped(figure.what)}</text>`,
    `<rect class="track" x="${left}" y="${y + 4}" width="${most}" height="20" rx="3"/>`,
    `<rect class="${meetsBar(figure) ? "met" : "missed"}" x="${left}" y="${y + 4}" width="${length.toFixed(1)}" height="20" rx="3"/>`,
    `<text x="${left + most + 8}" y="${y + 18}" class="soft">${escaped(words)}</text>`,
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
