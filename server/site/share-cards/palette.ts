/** The light theme of web/styles/tokens.css. */
export const palette = {
  paper: "#fbf5e9",
  sunken: "#f3e9d7",
  ink: "#2b1c15",
  inkSoft: "#5f4b3e",
  line: "#e2d4bd",
  madder: "#a42a1d",
  marigold: "#efa31d",
  leaf: "#2f6a3a",
} as const;
