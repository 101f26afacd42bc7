import * as z from "zod/mini";
import { sectionsSchema } from "#domain/estimates/estimate-content.ts";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { type FieldTree, fieldTree } from "#domain/settings/field-tree.ts";

const line = (maxLength: number) => ({ kind: "line", input: "text", maxLength, isRequired: false }) as const;

export const estimateTree: FieldTree = {
  client_name: line(maxLengths.name),
  client_email: line(maxLengths.email),
  client_phone: line(maxLengths.word),
  language: { kind: "choice", options: languages, isOptional: false },
  title: { kind: "texts", field: { kind: "line", maxLength: "name" } },
  place: line(maxLengths.address),
  estimated_on: line(maxLengths.word),
  valid_until: line(maxLengths.word),
  has_overhead: { kind: "switch" },
  has_vat: { kind: "switch" },
  terms: { kind: "texts", field: { kind: "text", maxLength: "text" } },
  ...fieldTree(z.object({ sections: sectionsSchema })),
};
