import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast } from "#domain/looks/colour.ts";
import { contrastPairs } from "#domain/looks/contrast-pairs.ts";
import { defaultTokens, schemes } from "#domain/looks/default-tokens.ts";
import { deriveTokens } from "#domain/looks/derive-tokens.ts";

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

const styles = { light, dark };

describe.each([
  ["light", light],
  ["dark", dark],
])("%s theme", (_name, theme) => {
  const colour = (token: string) => theme.get(token) ?? expect.unreachable(`no --${token}`);

  it.each(
    contrastPairs.flatMap(([foreground, behind, ratio]) =>
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

it("ST3: the tokens that derive from a company's colour are those of this file without one", () => {
  for (const scheme of schemes)
    for (const [name, value] of Object.entries(defaultTokens[scheme]))
      expect([scheme, name, styles[scheme].get(name)]).toEqual([scheme, name, value]);
});

it("ST3: every pair keeps its contrast, whatever the company's colour", () => {
  const extremes = [
    "#000000",
    "#ffffff",
    "#ffff00",
    "#ffd600",
    "#00ffff",
    "#ff00ff",
    "#0000ff",
    "#777777",
    "#c0c0c0",
  ];
  const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
  const holds = (colour: string) => {
    const derived = deriveTokens(colour);
    for (const scheme of schemes) {
      const tokens = new Map([...styles[scheme], ...Object.entries(derived[scheme])]);
      for (const [foreground, backgrounds, ratio] of contrastPairs)
        for (const background of backgrounds) {
          const reached = contrast(tokens.get(foreground) ?? "", tokens.get(background) ?? "");
          if (!(reached >= ratio))
            expect.fail(`${colour}, ${scheme}: ${foreground} on ${background} has ${reached.toFixed(2)}`);
        }
    }
  };
  for (const colour of extremes) holds(colour);
  fc.assert(fc.property(anyColour, holds), { numRuns: 400 });
});
