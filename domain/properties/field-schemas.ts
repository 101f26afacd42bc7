import * as z from "zod/mini";
import { checkbox, choiceOr, optionalChoice } from "#domain/choice-fields.ts";
import { isoDateUntilToday } from "#domain/date-fields.ts";
import { landMeasureField } from "#domain/land/land-fields.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import {
  areaRules,
  type NumberRules,
  numberOr,
  optionalNumber,
  priceRules,
  requiredNumber,
  roomRules,
} from "#domain/number-fields.ts";
import { fieldCode } from "#domain/problems.ts";
import { requiredLine, textOrEmpty } from "#domain/text-fields.ts";
import { listEntries } from "#domain/text-list.ts";
import type { Field, Fields, FieldValue, NumberRulesName } from "./field-kinds.ts";
import { type Landmark, landmarkKinds, maxLandmarks, readLandmark } from "./landmarks.ts";

const numberRules: Readonly<Record<NumberRulesName, NumberRules>> = {
  price: priceRules,
  area: areaRules,
  rooms: roomRules,
  storeys: { max: 99, step: "half", isAboveZero: true },
  feet: { max: 9_999, step: "tenth", isAboveZero: true },
  /** Of Bikram Sambat. */
  year: { min: 1800, max: 2199, step: "whole" },
};

const landmark = z.pipe(
  z.unknown(),
  z.transform((value, context): Landmark => {
    const read = readLandmark(value);
    if (read) return read;
    context.issues.push({ code: "custom", message: fieldCode("landmark_invalid"), input: value });
    return z.NEVER;
  }),
);

/** An array, or its JSON text in a multipart form. Empty lines of a form are ignored. */
const landmarks = z.pipe(
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => listEntries(value).filter((entry) => entry !== "")),
  ),
  z.array(landmark).check(z.maxLength(maxLandmarks, fieldCode("too_many"))),
);

const kind = z.enum(landmarkKinds);
const landmarkOutput = z.union([z.object({ kind, metres: z.int() }), z.object({ kind, minutes: z.int() })]);

type InputSchemas<Described extends Fields> = {
  [Name in keyof Described]: z.ZodMiniType<FieldValue<Described[Name]>>;
};
type OutputSchemas<Described extends Fields> = {
  [Name in keyof Described]: z.ZodMiniType<FieldValue<Described[Name]>, FieldValue<Described[Name]>>;
};

/** The schemas that parse the fields of a form or an API call, for `z.object`. */
export function inputSchemas<Described extends Fields>(fields: Described): InputSchemas<Described> {
  return schemasOf(fields, inputSchema);
}

/** The schemas of the fields in API responses, for `z.object`. */
export function outputSchemas<Described extends Fields>(fields: Described): OutputSchemas<Described> {
  return schemasOf(fields, outputSchema);
}

/** The compiler cannot relate a field's kind to its schema, so the callers state the type of the result. */
function schemasOf<Schemas>(fields: Fields, schemaOf: (field: Field) => z.ZodMiniType): Schemas {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]),
  ) as Schemas;
}

function inputSchema(field: Field) {
  switch (field.kind) {
    case "line":
      return requiredLine(maxLengths[field.maxLength]);
    case "text":
      return textOrEmpty(maxLengths[field.maxLength]);
    case "amount":
      return requiredNumber(numberRules[field.rules]);
    case "count": {
      const rules = numberRules[field.rules];
      return field.fallback === null ? optionalNumber(rules) : numberOr(field.fallback, rules);
    }
    case "optionalNumber":
      return optionalNumber(numberRules[field.rules]);
    case "checkbox":
      return checkbox;
    case "choice":
      return choiceOr(field.fallback, field.values);
    case "optionalChoice":
      return optionalChoice(field.values);
    case "landMeasure":
      return landMeasureField;
    case "landmarks":
      return landmarks;
    case "day":
      return isoDateUntilToday;
  }
}

function outputSchema(field: Field) {
  switch (field.kind) {
    case "line":
    case "text":
      return z.string();
    case "amount":
      return z.number();
    case "count":
      return field.fallback === null ? z.nullable(z.int()) : z.int();
    case "optionalNumber":
      return z.nullable(z.number());
    case "checkbox":
      return z.boolean();
    case "choice":
      return z.enum(field.values);
    case "optionalChoice":
      return z.nullable(z.enum(field.values));
    case "landMeasure":
    case "day":
      return z.nullable(z.string());
    case "landmarks":
      return z.array(landmarkOutput);
  }
}
