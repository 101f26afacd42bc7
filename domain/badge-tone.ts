/** What a badge's colour says; the web decides how each tone looks in either theme. */
export type BadgeTone = "green" | "blue" | "yellow" | "orange" | "red" | "grey";
