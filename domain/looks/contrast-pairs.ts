const text = 4.5;
const shape = 3;
const grounds = ["paper", "surface", "sunken"];
const washes = ["marigold-soft", "madder-soft", "indigo-soft", "leaf-soft", "danger-soft"];

export type ContrastPair = readonly [foreground: string, backgrounds: readonly string[], ratio: number];

/** Every pair of tokens that pages use, with the contrast ratio that WCAG AA requires. */
export const contrastPairs: readonly ContrastPair[] = [
  ["ink", [...grounds, ...washes], text],
  ["ink-soft", [...grounds, "marigold-soft"], text],
  ["ink-faint", grounds, text],
  ["line-strong", grounds, shape],
  ["madder-edge", grounds, shape],
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
  ["focus", [...grounds, ...washes], shape],
  ["on-night", ["night"], text],
  ["on-night-soft", ["night"], text],
  ["mark", grounds, shape],
  ["sprig", grounds, shape],
  ["river", grounds, shape],
  ["night-accent", ["night"], text],
  ["night-mark", ["night"], shape],
  ["paper", ["ink"], text],
  ...["green", "blue", "yellow", "orange", "red", "grey", "neutral"].map(
    (tone): ContrastPair => [`on-badge-${tone}`, [`badge-${tone}`], text],
  ),
];
