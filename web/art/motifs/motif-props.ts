/** Where a motif stands in its drawing, as an SVG transform. */
export type MotifProps = { transform?: string };
