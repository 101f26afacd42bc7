import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { normaliseDigits } from "#domain/numbers.ts";

/** LE2: a number in E.164, so that "९८०१२३४५६७", "980-1234567" and "+977 9801234567" are the same; null if it is none. */
export function readPhone(text: string): string | null {
  const number = parsePhoneNumberFromString(normaliseDigits(text), "NP");
  return number?.isValid() ? number.number : null;
}
