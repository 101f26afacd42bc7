import { contrast, luminance, type Oklch, toHex, toOklch } from "./colour.ts";
import {
  defaultColour,
  defaultTokens,
  type Scheme,
  type SchemeTokens,
  type Tokens,
} from "./default-tokens.ts";

const textRatio = 4.5;
const shapeRatio = 3;
const lightnessStep = 0.004;
/** How far papers and inks turn to the company's hue. The rest keeps them warm. */
const lean = 0.35;
/** The footer shows the hue most. */
const nightLean = 0.75;
/** Dark text on a light fill, in both schemes. */
export const darkText = defaultTokens.light.ink;

/** A site has one colour, and deriving takes some milliseconds. */
let latest: Readonly<{ brand: string; tokens: SchemeTokens }> | undefined;

/** ST3: the tokens of both schemes for a company's colour. Every pair of contrast-pairs.ts has enough contrast. */
export function deriveTokens(colour: string | null): SchemeTokens {
  const brand = colour?.toLowerCase() ?? defaultColour;
  if (brand === defaultColour) return defaultTokens;
  if (latest?.brand !== brand)
    latest = { brand, tokens: { light: deriveScheme("light", brand), dark: deriveScheme("dark", brand) } };
  return latest.tokens;
}

function deriveScheme(scheme: Scheme, brand: string): Tokens {
  const base = defaultTokens[scheme];
  const hue = toOklch(brand);
  /** Away from the papers: darker in the light scheme, lighter in the dark one. */
  const away = scheme === "light" ? -1 : 1;
  const paper = recolour(base.paper, hue, lean, -away);
  const surface = recolour(base.surface, hue, lean, -away);
  const sunken = recolour(base.sunken, hue, lean, -away);
  const ink = recolour(base.ink, hue, lean, away);
  const night = recolour(base.night, hue, nightLean, -1);
  const grounds = [paper, surface, sunken];

  const visible =
    scheme === "light" ? brand : moveUntil(brand, away, (hex) => reaches(hex, grounds, shapeRatio));
  const { fill, text } = pickText(visible, base["on-madder"]);
  const edge = moveUntil(fill, away, (hex) => reaches(hex, grounds, shapeRatio));
  const wash = toOklch(base["madder-soft"]);
  const soft = toHex({ l: wash.l, c: Math.min(hue.c / 2, wash.c), h: hue.h });
  const pale = toHex({ l: Math.max(hue.l, 0.78), c: Math.min(hue.c, 0.11), h: hue.h });
  const strong = moveUntil(scheme === "light" ? brand : pale, away, (hex) =>
    reaches(hex, [...grounds, soft], textRatio),
  );
  return {
    paper,
    surface,
    sunken,
    ink,
    "ink-soft": recolour(base["ink-soft"], hue, lean, away),
    "ink-faint": recolour(base["ink-faint"], hue, lean, away),
    line: recolour(base.line, hue, lean, away),
    "line-strong": recolour(base["line-strong"], hue, lean, away),
    "badge-neutral": recolour(base["badge-neutral"], hue, lean, -away),
    "on-badge-neutral": recolour(base["on-badge-neutral"], hue, lean, away),
    night,
    "night-line": recolour(base["night-line"], hue, nightLean, 1),
    "on-night": recolour(base["on-night"], hue, lean, 1),
    "on-night-soft": recolour(base["on-night-soft"], hue, lean, 1),
    "night-mark": moveUntil(toHex({ ...hue, l: Math.max(hue.l, 0.64) }), 1, (hex) =>
      reaches(hex, [night], shapeRatio),
    ),
    madder: fill,
    "madder-hover": hoverOf(fill, text, away),
    "madder-soft": soft,
    "madder-strong": strong,
    "madder-edge": edge,
    "on-madder": text,
    mark: edge,
  };
}

function reaches(hex: string, others: readonly string[], ratio: number): boolean {
  return others.every((other) => contrast(hex, other) >= ratio);
}

/** The nearest colour in that direction that passes. Black or white always does, because the papers are nearly the other. */
function moveUntil(hex: string, direction: number, passes: (hex: string) => boolean): string {
  if (passes(hex)) return hex;
  const start = toOklch(hex);
  for (let l = start.l; l > 0 && l < 1; l += direction * lightnessStep) {
    const moved = toHex({ ...start, l });
    if (passes(moved)) return moved;
  }
  return direction < 0 ? "#000000" : "#ffffff";
}

/** The text upon a fill. A fill of middle lightness, on which no text is legible, is moved to the nearer side. */
function pickText(colour: string, lightText: string): Readonly<{ fill: string; text: string }> {
  if (contrast(colour, lightText) >= textRatio) return { fill: colour, text: lightText };
  if (contrast(colour, darkText) >= textRatio) return { fill: colour, text: darkText };
  const darker = moveUntil(colour, -1, (hex) => contrast(hex, lightText) >= textRatio);
  const lighter = moveUntil(colour, 1, (hex) => contrast(hex, darkText) >= textRatio);
  const { l } = toOklch(colour);
  return l - toOklch(darker).l <= toOklch(lighter).l - l
    ? { fill: darker, text: lightText }
    : { fill: lighter, text: darkText };
}

/** A little darker or lighter, whichever keeps the text legible. */
function hoverOf(fill: string, text: string, direction: number): string {
  const { l, c, h } = toOklch(fill);
  const steps = [0.06, 0.03, -0.06, -0.03].map((step) => toHex({ l: l + step * direction, c, h }));
  return steps.find((hex) => hex !== fill && contrast(hex, text) >= textRatio) ?? fill;
}

/**
 * Turns a colour to another hue at its luminance, so that its contrast to all others stays. `safe` says to which side
 * rounding may change the luminance: 1 lighter, -1 darker.
 */
function recolour(hex: string, { c, h }: Oklch, share: number, safe: number): string {
  const from = toOklch(hex);
  // A grey brand has no hue to turn to.
  const strength = Math.min(1, c / 0.05) * from.c * share;
  const a = from.c * (1 - share) * Math.cos(from.h) + strength * Math.cos(h);
  const b = from.c * (1 - share) * Math.sin(from.h) + strength * Math.sin(h);
  const turned = { c: Math.hypot(a, b), h: Math.atan2(b, a) };
  const target = luminance(hex);
  const isSafe = (candidate: string) => (luminance(candidate) - target) * safe >= 0;
  // Starts on the unsafe side, so that the first safe colour is the nearest.
  for (let l = from.l - safe * 0.03; Math.abs(l - from.l) < 0.06; l += safe * 0.0005) {
    const candidate = toHex({ l, ...turned });
    if (isSafe(candidate)) return candidate;
  }
  return hex;
}
