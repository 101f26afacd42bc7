/** The colour of a badge. The web app maps each tone to the light and the dark theme. */
export type BadgeTone = "green" | "blue" | "yellow" | "orange" | "red" | "grey";
