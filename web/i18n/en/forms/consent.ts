/** ST1 */
export const consent = {
  text: "By sending it, you agree that we use your details to answer you.",
  link: "Privacy notice",
} as const;
