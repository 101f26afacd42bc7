import * as z from "zod/mini";
import { sectionsSchema } from "#domain/estimates/estimate-content.ts";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { type FieldTree, fieldTree } from "#domain/settings/field-tree.ts";
import { lineNode } from "#web/admin/tree-form/line-node.ts";

export const estimateTree: FieldTree = {
  client_name: lineNode(maxLengths.name),
  client_email: lineNode(maxLengths.email),
  client_phone: lineNode(maxLengths.word),
  language: { kind: "choice", options: languages, isOptional: false },
  title: { kind: "texts", field: { kind: "line", maxLength: "name" } },
  place: lineNode(maxLengths.address),
  estimated_on: lineNode(maxLengths.word),
  valid_until: lineNode(maxLengths.word),
  has_overhead: { kind: "switch" },
  has_vat: { kind: "switch" },
  terms: { kind: "texts", field: { kind: "text", maxLength: "text" } },
  ...fieldTree(z.object({ sections: sectionsSchema })),
};
