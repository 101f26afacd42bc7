import { normaliseDigits } from "#domain/numbers.ts";
import { readRowId } from "#domain/row-id.ts";

/** As sheets and pages print it, in both languages. */
const printed = /^(?:property\s*id|घरजग्गा\s*नम्बर)?\s*[:：]?\s*#?\s*(\d+)$/i;

/** A listing's number in a search of staff: "39", "#39", "#३९" or "Property ID: 39". */
export function readPropertyNumber(search: string): number | undefined {
  const [, digits = ""] = printed.exec(normaliseDigits(search.trim())) ?? [];
  return readRowId(digits);
}
