import { submissionInputSchema } from "#domain/sell/submission.ts";
import { deleteRow, restoreRow } from "#server/deletion/deletion.ts";
import { type Form, readInput } from "#server/http/form.ts";
import { Problem } from "#server/http/problem.ts";
import type { Resource } from "#server/http/resource.ts";
import { keepOnlyPicture } from "#server/media/only-picture.ts";
import { insertPictures } from "#server/media/repository.ts";
import { findSubmission, insertSubmission, type SubmissionRow } from "./repository.ts";

export async function createSubmission({ database, pictures }: Resource, form: Form): Promise<SubmissionRow> {
  const input = readInput(submissionInputSchema, form.fields);
  const kept = await keepOnlyPicture(pictures, form, "image");
  return database.transaction().execute(async (transaction) => {
    if (kept) await insertPictures(transaction, [kept]);
    const id = await insertSubmission(transaction, input, kept?.key ?? null);
    return findSubmission(transaction, id);
  });
}

export async function removeSubmission(resource: Resource, id: number): Promise<void> {
  if (!(await deleteRow(resource, "sell_submissions", id))) throw new Problem("not_found");
}

export async function bringBackSubmission(resource: Resource, id: number): Promise<SubmissionRow> {
  const row = await restoreRow(resource, "sell_submissions", id, findSubmission);
  if (!row) throw new Problem("not_found");
  return row;
}
