/** The drawings of people in web/art/portraits. */
export const portraits = [
  "chief-executive",
  "investor",
  "teacher",
  "restorer",
  "nurse",
  "retired-engineer",
  "shopkeeper",
] as const;
export type PortraitName = (typeof portraits)[number];
