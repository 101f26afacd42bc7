import * as z from "zod/mini";
import { languages } from "./language.ts";
import { maxLengths } from "./max-lengths.ts";
import { fieldCode } from "./problems.ts";
import { hasVisibleText, lineOrEmpty, lineUnlessNull, requiredLine, textOrEmpty } from "./text-fields.ts";
import { distinctNames, readTextList } from "./text-list.ts";
import type { OwnTexts, Texts, TranslatedField, TranslatedFields } from "./translations.ts";

type Schemas<Values> = { [Name in keyof Values]: z.ZodMiniType<Values[Name]> };
type Shape = Record<string, z.ZodMiniType>;

// The compiler cannot relate a field's kind to its schema, so these functions state the types of their results.

/**
 * The schemas of the plain fields of a form or an API call, for a `z.object` after `markMissingLines`. A text that was
 * not sent is empty.
 */
export function textSchemas<Fields extends TranslatedFields>(fields: Fields) {
  return shapeOf(fields, plainSchema) as Schemas<Texts<Fields>>;
}

/** Each language's own texts, in API responses. */
export function translationsSchema<Fields extends TranslatedFields>(fields: Fields) {
  const texts = z.object(shapeOf(fields, (field) => z.optional(outputSchema(field))));
  return z.record(z.enum(languages), texts as z.ZodMiniType<OwnTexts<Fields>, OwnTexts<Fields>>);
}

/** An object, or a JSON text in a multipart form. An empty text removes the text of its language. */
export function translationsInputSchema<Fields extends TranslatedFields>(fields: Fields) {
  const shape = shapeOf(fields, (field) => z.optional(inputSchema(field)));
  const texts = z.strictObject(shape, fieldCode("invalid")) as z.ZodMiniType<OwnTexts<Fields>>;
  return jsonField(z.partialRecord(z.enum(languages), texts, fieldCode("invalid"))).check(
    z.describe(
      "Each language's own texts, as an object or as a JSON text. Languages that it does not name stay.",
    ),
  );
}

/** A value, or its JSON text in a multipart form. Undefined if it was not sent. */
export function jsonField<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.pipe(z.optional(z.unknown()), z.transform(parseIfText)), z.optional(schema));
}

type Form = Readonly<Record<string, unknown>>;

/**
 * Runs before the object with the `textSchemas`, because a check of that object would not run if another field is
 * invalid: replaces each line that no language has by null, which its schema reports as required. The address line is not
 * missing if a place is sent, because it is composed from that.
 */
export function markMissingLines(fields: TranslatedFields, addressLine: string) {
  return z.transform((form: Form): Form => {
    const isPlaced = isPresent(form.local_level_id);
    const missing = missingLines(fields, { ...form, translations: parseIfText(form.translations) }).filter(
      (name) => !(isPlaced && name === addressLine),
    );
    const lines = Object.keys(fields).filter((name) => isRequiredLine(fields[name]));
    const marked = lines.map((name) => [name, missing.includes(name) ? null : (form[name] ?? undefined)]);
    return { ...form, ...Object.fromEntries(marked) };
  });
}

/** The lines that neither the plain fields nor any language has. */
export function missingLines(fields: TranslatedFields, { translations, ...plain }: Form): string[] {
  const named = typeof translations === "object" ? { ...translations } : {};
  const sources = [plain, ...Object.values<Form | null>(named)];
  return Object.keys(fields).filter(
    (name) => isRequiredLine(fields[name]) && !sources.some((texts) => isPresent(texts?.[name])),
  );
}

function isRequiredLine(field: TranslatedField | undefined): boolean {
  return field?.kind === "line" && !field.isOptional;
}

/** A value that is no text is reported by its schema. */
function isPresent(value: unknown): boolean {
  return typeof value === "string" ? hasVisibleText(value) : value !== undefined && value !== null;
}

function parseIfText(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function shapeOf(fields: TranslatedFields, schemaOf: (field: TranslatedField) => z.ZodMiniType): Shape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

function plainSchema(field: TranslatedField) {
  return isRequiredLine(field) ? lineUnlessNull(maxLengths[field.maxLength]) : inputSchema(field);
}

function inputSchema(field: TranslatedField) {
  const maxLength = maxLengths[field.maxLength];
  if (field.kind !== "list") return field.kind === "line" ? lineOrEmpty(maxLength) : textOrEmpty(maxLength);
  return z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value) => distinctNames(readTextList(value))),
    ),
    z.array(requiredLine(maxLength)).check(z.maxLength(field.maxItems, fieldCode("too_many"))),
  );
}

function outputSchema({ kind }: TranslatedField) {
  return kind === "list" ? z.array(z.string()) : z.string();
}
