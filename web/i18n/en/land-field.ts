/** Texts of the land field, in both languages on the pages that have one. */
export const landFieldEn = {
  help: "Such as 0-4-2-0, 1-5-10, 4 aana or 1540 sq ft",
  which: "Which one is it?",
  unclear: "Not understood. Aana go up to 15, paisa and daam up to 3, kattha and dhur up to 19.",
  shownIn: "Area in",
  systems: {
    custom: "The units of the place",
    ropani: "Ropani and aana",
    bigha: "Bigha and kattha",
    sq_ft: "Square feet",
    sq_m: "Square metres",
  },
} as const;
