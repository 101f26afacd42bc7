/** Texts of the details of a row. */
export const facts = {
  /** Read aloud in place of the dash. */
  notGiven: "Not given",
} as const;
