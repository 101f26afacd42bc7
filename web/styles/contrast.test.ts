import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function coloursOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const block = css.slice(start, css.indexOf("}", start));
  const declarations = block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g);
  return new Map([...declarations].map(([, name = "", value = ""]) => [name, value]));
}

const light = coloursOf(".painting");
const dark = coloursOf(':root[data-theme="dark"]');
const systemDark = coloursOf(':root:not([data-theme="light"])');

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const text = 4.5;
const shape = 3;
const grounds = ["paper", "surface", "sunken"];

/** A foreground, its backgrounds, and the contrast ratio that WCAG AA requires. */
const pairs: [foreground: string, grounds: string[], ratio: number][] = [
  ["ink", [...grounds, "marigold-soft", "madder-soft", "indigo-soft", "leaf-soft", "danger-soft"], text],
  ["ink-soft", [...grounds, "marigold-soft"], text],
  ["ink-faint", grounds, text],
  ["line-strong", grounds, shape],
  ["madder", grounds, shape],
  ["madder-strong", [...grounds, "madder-soft"], text],
  ["on-madder", ["madder", "madder-hover"], text],
  ["marigold-strong", [...grounds, "marigold-soft"], text],
  ["on-marigold", ["marigold", "marigold-hover"], text],
  ["indigo", [...grounds, "indigo-soft", "marigold-soft"], text],
  ["indigo-hover", [...grounds, "indigo-soft"], text],
  ["indigo-strong", [...grounds, "indigo-soft"], text],
  ["on-indigo", ["indigo", "indigo-hover"], text],
  ["leaf", [...grounds, "leaf-soft"], text],
  ["leaf-strong", [...grounds, "leaf-soft"], text],
  ["on-leaf", ["leaf", "leaf-hover"], text],
  ["danger", [...grounds, "danger-soft"], text],
  ["danger-strong", [...grounds, "danger-soft"], text],
  ["on-danger", ["danger", "danger-hover"], text],
  ["focus", [...grounds, "marigold-soft", "madder-soft", "indigo-soft", "leaf-soft", "danger-soft"], shape],
  ["on-night", ["night"], text],
  ["on-night-soft", ["night"], text],
  ["mark", grounds, shape],
  ["sprig", grounds, shape],
  ["river", grounds, shape],
  ["night-accent", ["night"], text],
  ["night-mark", ["night"], shape],
  ["paper", ["ink"], text],
  ...["green", "blue", "yellow", "orange", "red", "grey", "neutral"].map(
    (tone): [string, string[], number] => [`on-badge-${tone}`, [`badge-${tone}`], text],
  ),
];

describe.each([
  ["light", light],
  ["dark", dark],
])("%s theme", (_name, theme) => {
  const colour = (token: string) => theme.get(token) ?? expect.unreachable(`no --${token}`);

  it.each(
    pairs.flatMap(([foreground, behind, ratio]) =>
      behind.map((ground): [string, string, number] => [foreground, ground, ratio]),
    ),
  )("%s on %s reaches %d:1", (foreground, ground, ratio) => {
    expect(contrast(colour(foreground), colour(ground))).toBeGreaterThanOrEqual(ratio);
  });
});

it("gives the chosen dark theme and the system's the same colours", () => {
  expect(dark).toEqual(systemDark);
});

it("colours every light token in the dark too", () => {
  expect([...dark.keys()]).toEqual([...light.keys()]);
});

it("offers every colour to Tailwind", () => {
  for (const token of light.keys()) expect(css).toContain(`--color-${token}: var(--${token});`);
});
