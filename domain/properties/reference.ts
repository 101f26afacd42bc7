import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { normaliseDigits } from "#domain/numbers.ts";
import { lineOrEmpty } from "#domain/text-fields.ts";

/** IM1: the company's own number of a listing. Digits of either script are the same number. */
export function readReference(text: string): string | null {
  return normaliseDigits(text).normalize().trim() || null;
}

export const referenceField = z.pipe(lineOrEmpty(maxLengths.word), z.transform(readReference));
