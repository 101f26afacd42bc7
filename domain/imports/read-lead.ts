import * as z from "zod/mini";
import { newLeadSchema } from "#domain/leads/new-lead.ts";
import { fieldMessages } from "#domain/problems.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import type { RowProblem } from "./import.ts";
import { CellReader, type FileRecord, rowProblem } from "./read-cells.ts";

export type ReadLead =
  | Readonly<{ lead: z.output<typeof newLeadSchema>; reference: string | null; problems: readonly [] }>
  | Readonly<{ lead?: undefined; problems: readonly RowProblem[] }>;

/**
 * IM3: reads a row by the rules of a lead that staff add. A list of contacts has no texts: then `listName` says where the person is
 * from.
 */
export function readLead(record: FileRecord, listName: string): ReadLead {
  const cells = new CellReader(record);
  const written = ["text", "name"].map((name) => record.get(name) ?? "").join(" ");
  const fields = {
    name: record.get("name") ?? "",
    phone: record.get("phone") ?? null,
    email: record.get("email") ?? null,
    text: record.get("text") ?? listName,
    channel: cells.choice("channel") ?? "other",
    language: cells.choice("language") ?? (detectLanguageTag(written) === "ne" ? "np" : "en"),
    next_step: record.get("next_step") ?? "",
    next_step_on: cells.day("next_step_on") ?? null,
  };
  const read = z.safeParse(newLeadSchema, fields);
  if (read.success && cells.problems.length === 0)
    return { lead: read.data, reference: record.get("reference") ?? null, problems: [] };
  const invalid = read.success ? {} : fieldMessages(read.error.issues);
  const problems = Object.entries(invalid).flatMap(([field, messages]) =>
    messages.map(({ code }) => rowProblem(field, code, record.get(field))),
  );
  return { problems: [...cells.problems, ...problems] };
}
