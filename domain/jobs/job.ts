import * as z from "zod/mini";
import { checkbox, choiceOr, optionalChoice } from "#domain/choice-fields.ts";
import { isoDate, isoDateUntilToday } from "#domain/date-fields.ts";
import { clientFields, requireContact } from "#domain/estimates/client-fields.ts";
import { type DecimalRules, decimalOrEmpty, requiredDecimal } from "#domain/estimates/decimals.ts";
import { languages } from "#domain/language.ts";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { requiredNumber } from "#domain/number-fields.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import { fieldCode } from "#domain/problems.ts";
import { itemId, itemList, requiredLocalLine } from "#domain/settings/fields.ts";
import { lineOrEmpty, textOrEmpty } from "#domain/text-fields.ts";
import { buildingClasses } from "./choices.ts";

const maxStages = 40;
/** Fits into NUMERIC(7, 3). */
const weightRules: DecimalRules = { maxDecimals: 3, max: "9999", isAboveZero: true };
const areaRules: DecimalRules = { maxDecimals: 2, max: "999999999", isAboveZero: true };
const storeyRules: DecimalRules = { maxDecimals: 1, max: "99", isAboveZero: true };

const stageInputSchema = z
  .object({
    /** The number of a stored stage, or a new name for one that is added. */
    id: itemId,
    name: requiredLocalLine("name"),
    weight: requiredDecimal(weightRules),
    planned_on: isoDate,
    percent: requiredNumber({ max: 100, step: "whole" }),
    done_on: isoDateUntilToday,
    /** Whether the public page of the job shows it. */
    is_public: checkbox,
    /** CN7: for the bank. */
    engineer_note: textOrEmpty(maxLengths.text),
  })
  .check(({ value: { percent, done_on }, issues }) => {
    const addProblem = (code: FieldCode) =>
      issues.push({ code: "custom", message: code, path: ["done_on"], input: done_on });
    if (percent === 100 && done_on === null) addProblem("required");
    if (percent < 100 && done_on !== null) addProblem("not_done");
  });
export type StageInput = z.output<typeof stageInputSchema>;

/** The template of the settings whose stages the job begins with; empty for none. */
const template = lineOrEmpty(maxLengths.word);
/** CN4: how the job of an accepted estimate begins. */
export const jobBeginningSchema = z.object({ template });

/** CN4: a job from nothing, for a client who becomes a lead. */
export const newJobSchema = z
  .object({
    ...clientFields,
    language: choiceOr("np", languages),
    title: requiredLocalLine("name"),
    place: lineOrEmpty(maxLengths.address),
    template,
  })
  .check(requireContact);
export type NewJob = z.output<typeof newJobSchema>;

/** CN4: a job as staff save it. */
export const jobInputSchema = z
  .object({
    ...clientFields,
    title: requiredLocalLine("name"),
    place: lineOrEmpty(maxLengths.address),
    kitta: lineOrEmpty(maxLengths.word),
    building_class: optionalChoice(buildingClasses),
    plinth_area_sq_ft: decimalOrEmpty(areaRules),
    storeys: decimalOrEmpty(storeyRules),
    starts_on: isoDate,
    ends_on: isoDate,
    notes: textOrEmpty(maxLengths.text),
    stages: itemList(stageInputSchema, maxStages),
  })
  .check(requireContact, ({ value: { starts_on, ends_on }, issues }) => {
    if (starts_on !== null && ends_on !== null && ends_on < starts_on)
      issues.push({ code: "custom", message: fieldCode("before_start"), path: ["ends_on"], input: ends_on });
  });
export type JobInput = z.output<typeof jobInputSchema>;

const day = z.nullable(z.iso.date());

const stageSchema = z.object({
  id: z.int(),
  name: localTextSchema,
  weight: z.string(),
  planned_on: day,
  percent: z.int(),
  done_on: day,
  is_public: z.boolean(),
  engineer_note: z.string(),
});
export type JobStage = z.infer<typeof stageSchema>;

const summary = {
  id: z.int(),
  client_name: z.string(),
  title: localTextSchema,
  place: z.string(),
  /** Percent with at most one decimal, such as "42.5". */
  progress: z.string(),
  starts_on: day,
  ends_on: day,
  finished_on: day,
  is_example: z.boolean(),
  updated_at: z.iso.datetime(),
};

/** A job in lists. */
export const jobRowSchema = z.object(summary);
export type JobRow = z.infer<typeof jobRowSchema>;

/** CN4: what staff see of a job. */
export const jobSchema = z.object({
  ...summary,
  /** The accepted estimate that it began from. */
  estimate_id: z.nullable(z.int()),
  lead_id: z.nullable(z.int()),
  client_email: z.nullable(z.string()),
  client_phone: z.nullable(z.string()),
  language: z.enum(languages),
  kitta: z.string(),
  building_class: z.nullable(z.enum(buildingClasses)),
  plinth_area_sq_ft: z.nullable(z.string()),
  storeys: z.nullable(z.string()),
  notes: z.string(),
  /** CN9: finds the job on the verification page. */
  code: z.string(),
  stages: z.array(stageSchema),
  /** CN10: the client's page. */
  page_url: z.string(),
  /** The project that visitors see; null while the job is not public. */
  project_id: z.nullable(z.int()),
});
export type Job = z.infer<typeof jobSchema>;

export const jobStates = ["ongoing", "finished"] as const;
export type JobState = (typeof jobStates)[number];

/** What was finished changes only after it is begun again. */
export function canEdit({ finished_on }: Readonly<{ finished_on: string | null }>): boolean {
  return finished_on === null;
}

/** CN4: what was finished is what all stages are done of. */
export function canFinish({ finished_on, stages }: Pick<Job, "finished_on" | "stages">): boolean {
  return finished_on === null && stages.every(({ percent }) => percent === 100);
}
