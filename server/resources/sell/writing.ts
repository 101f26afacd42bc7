import { type SubmissionInput, submissionInputSchema } from "#domain/sell/submission.ts";
import { deleteRow, restoreRow } from "#server/platform/deletion/deletion.ts";
import { type Form, readInput, type Upload } from "#server/platform/http/form.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { onlyPicture } from "#server/platform/media/only-picture.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findSubmission, insertSubmission, type SubmissionRow } from "./repository.ts";

export async function createSubmission(
  resource: ResourceDependencies,
  form: Form,
  sending: SubmissionContext,
): Promise<SubmissionRow> {
  const input = readInput(submissionInputSchema, form.fields);
  return storeSubmission(resource, input, onlyPicture(form, "image"), sending);
}

export async function storeSubmission(
  resource: Pick<ResourceDependencies, "database" | "pictures">,
  input: SubmissionInput,
  uploads: readonly Upload[],
  sending: SubmissionContext,
): Promise<SubmissionRow> {
  return createOnce(resource, sending, {
    uploads,
    area: "private",
    insert: (transaction, [picture]) => insertSubmission(transaction, input, picture?.key ?? null),
    find: findSubmission,
  });
}

export async function removeSubmission(resource: ResourceDependencies, id: number): Promise<void> {
  if (!(await deleteRow(resource, "sell_submissions", id))) throw new Problem("not_found");
}

export async function restoreSubmission(resource: ResourceDependencies, id: number): Promise<SubmissionRow> {
  const row = await restoreRow(resource, "sell_submissions", id, findSubmission);
  if (!row) throw new Problem("not_found");
  return row;
}
