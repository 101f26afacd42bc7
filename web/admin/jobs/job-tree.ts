import { buildingClasses } from "#domain/jobs/choices.ts";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import type { ListNode } from "#web/admin/tree-form/document-values.ts";

const line = (maxLength: number) => ({ kind: "line", input: "text", maxLength, isRequired: false }) as const;
const name = { kind: "texts", field: { kind: "line", maxLength: "name" } } as const;

export const stagesNode: ListNode = {
  kind: "list",
  ids: null,
  fields: {
    name,
    weight: line(maxLengths.word),
    planned_on: line(maxLengths.word),
    percent: line(maxLengths.word),
    done_on: line(maxLengths.word),
    is_public: { kind: "switch" },
    engineer_note: line(maxLengths.text),
  },
};

export const jobTree: FieldTree = {
  title: name,
  place: line(maxLengths.address),
  kitta: line(maxLengths.word),
  building_class: { kind: "choice", options: buildingClasses, isOptional: true },
  plinth_area_sq_ft: line(maxLengths.word),
  storeys: line(maxLengths.word),
  starts_on: line(maxLengths.word),
  ends_on: line(maxLengths.word),
  stages: stagesNode,
  client_name: line(maxLengths.name),
  client_email: line(maxLengths.email),
  client_phone: line(maxLengths.word),
  language: { kind: "choice", options: languages, isOptional: false },
  notes: line(maxLengths.text),
};
