import * as z from "zod/mini";
import { normaliseDigits } from "#domain/numbers.ts";
import { fieldCode } from "#domain/problems.ts";

/** The longest that each kind of text may be, in UTF-16 units, so never more characters than the database counts. */
export const longest = { word: 60, name: 120, title: 200, address: 300, email: 254, text: 5000 } as const;

const lineBreak = /[\n\u2028\u2029]/;
const lineBreaks = /\r\n?/g;
// Direction overrides make a text read other than it is stored; the joiners that Devanagari needs stay allowed.
const unshowable = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

function isShowable(text: string): boolean {
  return text.isWellFormed() && !unshowable.test(text);
}

function hasWords(text: string): boolean {
  return visible.test(text);
}

export function isEmail(text: string): boolean {
  return text.length <= longest.email && emailShape.test(text);
}

export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?[\d\s()-]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** Nothing there is "required"; something that is no text is another mistake. */
export function missingOr(code: ReturnType<typeof fieldCode>) {
  return (issue: { readonly input?: unknown }) =>
    issue.input === undefined || issue.input === null || issue.input === "" ? fieldCode("required") : code;
}

function stop(code: ReturnType<typeof fieldCode>) {
  return { error: code, abort: true };
}

// One Unicode form for what is stored and what is searched for.
function plainText(max: number) {
  return z.string({ error: missingOr("text_invalid") }).check(
    z.normalize(),
    z.overwrite((text) => text.replace(lineBreaks, "\n")),
    z.trim(),
    z.maxLength(max, stop("too_long")),
    z.refine(isShowable, stop("control_characters")),
  );
}

function plainLine(max: number) {
  return plainText(max).check(
    // Cells pasted from a sheet bring tabs along.
    z.overwrite((text) => text.replaceAll("\t", " ")),
    z.refine((text) => !lineBreak.test(text), stop("one_line")),
  );
}

export function requiredText(max: number) {
  return plainText(max).check(z.refine(hasWords, stop("required")));
}

export function requiredLine(max: number) {
  return plainLine(max).check(z.refine(hasWords, stop("required")));
}

const orNull = z.transform((text: string | null | undefined) => (text && hasWords(text) ? text : null));

export function optionalLine(max: number) {
  return z.pipe(z.nullish(plainLine(max)), orNull);
}

/** For the fields whose entity says "" for nothing. */
export function textOrEmpty(max: number) {
  return z.pipe(
    z.nullish(plainText(max)),
    z.transform((text) => (text && hasWords(text) ? text : "")),
  );
}

export const requiredEmail = requiredLine(longest.email).check(z.refine(isEmail, fieldCode("email_invalid")));

export const optionalEmail = z.pipe(
  z.nullish(
    plainLine(longest.email).check(
      z.refine((text) => !hasWords(text) || isEmail(text), fieldCode("email_invalid")),
    ),
  ),
  orNull,
);

// A dialler takes only 0-9, so Devanagari digits are turned here.
export const requiredPhone = requiredLine(longest.word).check(
  z.overwrite(normaliseDigits),
  z.refine(isPhone, fieldCode("phone_invalid")),
);

export const optionalPhone = z.pipe(
  z.nullish(
    plainLine(longest.word).check(
      z.overwrite(normaliseDigits),
      z.refine((text) => !hasWords(text) || isPhone(text), fieldCode("phone_invalid")),
    ),
  ),
  orNull,
);
