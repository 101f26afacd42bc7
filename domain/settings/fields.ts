import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { lineOrEmpty, optionalEmail, optionalPhone, requiredLine, textOrEmpty } from "#domain/text-fields.ts";
import type { TranslatedField } from "#domain/translations.ts";

const maxItemsOfPage = 60;
const maxLinkLength = 500;

type MaxLength = keyof typeof maxLengths;

/** How a value is edited, where its type does not tell. */
export type Control =
  | Readonly<{ kind: "texts"; field: TranslatedField }>
  | Readonly<{
      kind: "line";
      input: "text" | "tel" | "email" | "url";
      maxLength: number;
      isRequired: boolean;
    }>
  | Readonly<{ kind: "time" | "picture" }>;
/** Of schemas of this folder; `fieldTree` reads it. */
export const controls = z.registry<Control>();

/** One line in both languages; each may be empty. */
export function localLine(maxLength: MaxLength) {
  const line = lineOrEmpty(maxLengths[maxLength]);
  const field = { kind: "line", maxLength, isOptional: true } as const;
  return z.object({ en: line, np: line }).register(controls, { kind: "texts", field });
}

/** One line in at least one language. */
export function requiredLocalLine(maxLength: MaxLength) {
  return localLine(maxLength)
    .check(z.refine(({ en, np }) => en !== "" || np !== "", fieldCode("required")))
    .register(controls, { kind: "texts", field: { kind: "line", maxLength } });
}

/** A text of several lines in both languages; each may be empty. */
export function localParagraphs(maxLength: MaxLength) {
  const text = textOrEmpty(maxLengths[maxLength]);
  const field = { kind: "text", maxLength } as const;
  return z.object({ en: text, np: text }).register(controls, { kind: "texts", field });
}

/** A text of several lines in at least one language. */
export function requiredLocalParagraphs(maxLength: MaxLength) {
  return localParagraphs(maxLength)
    .check(z.refine(({ en, np }) => en !== "" || np !== "", fieldCode("required")))
    .register(controls, { kind: "texts", field: { kind: "text", maxLength } });
}

/** One line that is the same in every language, such as a number. */
export function neutralLine(maxLength: MaxLength) {
  const control = {
    kind: "line",
    input: "text",
    maxLength: maxLengths[maxLength],
    isRequired: false,
  } as const;
  return lineOrEmpty(maxLengths[maxLength]).register(controls, control);
}

export function requiredNeutralLine(maxLength: MaxLength) {
  const control = {
    kind: "line",
    input: "text",
    maxLength: maxLengths[maxLength],
    isRequired: true,
  } as const;
  return requiredLine(maxLengths[maxLength]).register(controls, control);
}

const maxPhoneLength = maxLengths.word;
controls.add(optionalPhone, { kind: "line", input: "tel", maxLength: maxPhoneLength, isRequired: false });
controls.add(optionalEmail, { kind: "line", input: "email", maxLength: maxLengths.email, isRequired: false });

const webAddress =
  /^https?:\/\/[\p{L}\d](?:[\p{L}\p{M}\d.-]*[\p{L}\p{M}\d])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/iu;

export function isWebAddress(text: string): boolean {
  return webAddress.test(text);
}

/** An address on the web. Other schemes, such as `javascript:`, could run in the page that shows the link. */
export const webLink = requiredLine(maxLinkLength)
  .check(z.regex(webAddress, fieldCode("invalid")))
  .register(controls, { kind: "line", input: "url", maxLength: maxLinkLength, isRequired: true });

/** "09:00", in Kathmandu. */
export const timeOfDay = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, fieldCode("invalid")))
  .register(controls, { kind: "time" });

export const webLinkOrEmpty = lineOrEmpty(maxLinkLength).check(
  z.refine((text) => text === "" || webAddress.test(text), fieldCode("invalid")),
);

/** Names an item of a list while it is sorted and edited. */
export const itemId = z.string().check(z.regex(/^[\w-]{1,40}$/, fieldCode("invalid")));

/** Items with an id each, in the order in which pages show them. */
export function itemList<Item extends z.ZodMiniType<{ id: string }>>(item: Item, maxItems = maxItemsOfPage) {
  return z.array(item).check(
    z.maxLength(maxItems, fieldCode("too_long")),
    z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, fieldCode("invalid")),
  );
}

/** The key of a stored picture. */
export const pictureKey = z
  .nullable(z.string().check(z.regex(/^[\w-]{1,80}$/, fieldCode("invalid"))))
  .register(controls, { kind: "picture" });

export const localName = requiredLocalLine("name");

export function wholeNumber(min: number, max: number) {
  return z
    .number(fieldCode("number_invalid"))
    .check(
      z.multipleOf(1, fieldCode("whole_number")),
      z.gte(min, fieldCode("too_small")),
      z.lte(max, fieldCode("too_big")),
    );
}
