import { buildingClasses } from "#domain/jobs/choices.ts";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import type { ListNode } from "#web/admin/tree-form/document-values.ts";
import { lineNode } from "#web/admin/tree-form/line-node.ts";

const name = { kind: "texts", field: { kind: "line", maxLength: "name" } } as const;

export const stagesNode: ListNode = {
  kind: "list",
  ids: null,
  fields: {
    name,
    weight: lineNode(maxLengths.word),
    planned_on: lineNode(maxLengths.word),
    percent: lineNode(maxLengths.word),
    done_on: lineNode(maxLengths.word),
    is_public: { kind: "switch" },
    engineer_note: lineNode(maxLengths.text),
  },
};

export const jobTree: FieldTree = {
  title: name,
  place: lineNode(maxLengths.address),
  kitta: lineNode(maxLengths.word),
  building_class: { kind: "choice", options: buildingClasses, isOptional: true },
  plinth_area_sq_ft: lineNode(maxLengths.word),
  storeys: lineNode(maxLengths.word),
  starts_on: lineNode(maxLengths.word),
  ends_on: lineNode(maxLengths.word),
  stages: stagesNode,
  client_name: lineNode(maxLengths.name),
  client_email: lineNode(maxLengths.email),
  client_phone: lineNode(maxLengths.word),
  language: { kind: "choice", options: languages, isOptional: false },
  notes: lineNode(maxLengths.text),
};
