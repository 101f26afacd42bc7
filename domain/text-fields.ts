import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { normaliseDigits } from "#domain/numbers.ts";
import { fieldCode } from "#domain/problems.ts";

const lineBreak = /[\n\u2028\u2029]/;
const lineBreaks = /\r\n?/g;
// Direction overrides make a text look different from its stored order. Joiners stay allowed because Devanagari needs them.
const forbiddenCharacter = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

function hasNoForbiddenCharacter(text: string): boolean {
  return text.isWellFormed() && !forbiddenCharacter.test(text);
}

export function hasVisibleText(text: string): boolean {
  return visibleCharacter.test(text);
}

function isEmail(text: string): boolean {
  return text.length <= maxLengths.email && emailShape.test(text);
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?[\d\s()-]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** Returns "required" for a missing value and `code` for a value of the wrong type. */
export function missingOr(code: ReturnType<typeof fieldCode>) {
  return (issue: { readonly input?: unknown }) =>
    issue.input === undefined || issue.input === null || issue.input === "" ? fieldCode("required") : code;
}

function abortWith(code: ReturnType<typeof fieldCode>) {
  return { error: code, abort: true };
}

// Stored texts and search texts must use the same Unicode normalisation form to match.
function plainText(maxLength: number) {
  return z.string({ error: missingOr("text_invalid") }).check(
    z.normalize(),
    z.overwrite((text) => text.replace(lineBreaks, "\n")),
    z.trim(),
    z.maxLength(maxLength, abortWith("too_long")),
    z.refine(hasNoForbiddenCharacter, abortWith("control_characters")),
  );
}

/** One line of any length up to the maximum. A missing value is reported as required. */
export function plainLine(maxLength: number) {
  return plainText(maxLength).check(
    // Text pasted from a spreadsheet contains tabs.
    z.overwrite((text) => text.replaceAll("\t", " ")),
    z.refine((text) => !lineBreak.test(text), abortWith("one_line")),
  );
}

export function requiredText(maxLength: number) {
  return plainText(maxLength).check(z.refine(hasVisibleText, abortWith("required")));
}

export function requiredLine(maxLength: number) {
  return plainLine(maxLength).check(z.refine(hasVisibleText, abortWith("required")));
}

const orNull = z.transform((text: string | null | undefined) => (text && hasVisibleText(text) ? text : null));

export function optionalLine(maxLength: number) {
  return z.pipe(z.nullish(plainLine(maxLength)), orNull);
}

const orEmpty = z.transform((text: string | null | undefined) => (text && hasVisibleText(text) ? text : ""));

/** For fields that store "" instead of null. */
export function textOrEmpty(maxLength: number) {
  return z.pipe(z.nullish(plainText(maxLength)), orEmpty);
}

/** For fields that store "" instead of null. */
export function lineOrEmpty(maxLength: number) {
  return z.pipe(z.nullish(plainLine(maxLength)), orEmpty);
}

/** Like `lineOrEmpty`, but null is reported as required. */
export function lineUnlessNull(maxLength: number) {
  return z.pipe(
    z.optional(plainLine(maxLength)),
    z.transform((text) => (text && hasVisibleText(text) ? text : "")),
  );
}

export const requiredEmail = requiredLine(maxLengths.email).check(
  z.refine(isEmail, fieldCode("email_invalid")),
);

export const optionalEmail = z.pipe(
  z.nullish(
    plainLine(maxLengths.email).check(
      z.refine((text) => !hasVisibleText(text) || isEmail(text), fieldCode("email_invalid")),
    ),
  ),
  orNull,
);

// Phones dial only 0-9, so Devanagari digits are converted.
export const requiredPhone = requiredLine(maxLengths.word).check(
  z.overwrite(normaliseDigits),
  z.refine(isPhone, fieldCode("phone_invalid")),
);

export const optionalPhone = z.pipe(
  z.nullish(
    plainLine(maxLengths.word).check(
      z.overwrite(normaliseDigits),
      z.refine((text) => !hasVisibleText(text) || isPhone(text), fieldCode("phone_invalid")),
    ),
  ),
  orNull,
);
