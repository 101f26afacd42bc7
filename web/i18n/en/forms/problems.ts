import { fieldProblemTexts, problemTexts } from "#domain/problem-texts.ts";

export { files } from "./files.ts";

export const problems = {
  codes: problemTexts,
  fields: fieldProblemTexts,
  reasons: {
    refused: "The server did not accept this.",
    timeout: "There was no answer in time. The connection may be slow.",
    offline: "There seems to be no connection to the internet.",
    unreadable: "The answer could not be understood.",
  },
  tooManyForms:
    "Many forms have come from your connection lately, so we could not take this one. Please call us, or try again later.",
  kept: "What you have written is still here.",
} as const;

/** ST1 */
export const consent = {
  text: "By sending it, you agree that we use your details to answer you.",
  link: "Privacy notice",
} as const;
