import * as z from "zod/mini";
import { checkbox, choiceOr } from "./choice-fields.ts";
import type { Field, Fields, FieldValue, NumberRulesName } from "./field-kinds.ts";
import { maxLengths } from "./max-lengths.ts";
import {
  areaRules,
  type NumberRules,
  numberOr,
  optionalNumber,
  priceRules,
  requiredNumber,
  roomRules,
} from "./number-fields.ts";
import { requiredLine, textOrEmpty } from "./text-fields.ts";

const numberRules: Readonly<Record<NumberRulesName, NumberRules>> = {
  price: priceRules,
  area: areaRules,
  rooms: roomRules,
};

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
    case "checkbox":
      return checkbox;
    case "choice":
      return choiceOr(field.fallback, field.values);
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
    case "checkbox":
      return z.boolean();
    case "choice":
      return z.enum(field.values);
  }
}
