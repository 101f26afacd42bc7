import * as z from "zod/mini";
import { buildingClasses } from "#domain/jobs/choices.ts";
import { type Job, type JobInput, jobInputSchema } from "#domain/jobs/job.ts";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { documentValues, type ListNode, toDocument } from "#web/admin/settings/document-values.ts";

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

/** The fields of the editor. They are flat as those of a document of the settings, so that the changes of two people merge. */
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

export function jobValues(job: Job | null): EditorValues {
  return documentValues(jobTree, job);
}

export const jobFormSchema: z.ZodMiniType<JobInput> = z.pipe(
  z.transform((values: EditorValues): unknown => toDocument(jobTree, values)),
  jobInputSchema as z.ZodMiniType<JobInput, unknown>,
);
