/** The motif's position in its drawing, as an SVG transform. */
export type MotifProps = { transform?: string };
