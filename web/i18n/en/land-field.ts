/** Texts of the land field, in both languages on the pages that have one. */
export const landFieldEn = {
  help: "Such as 0-4-2-0, 1-5-10, 4 aana or 1540 sq ft",
  which: "Which one is it?",
  unclear: "Not understood. Aana go up to 15, paisa and daam up to 3, kattha and dhur up to 19.",
} as const;
