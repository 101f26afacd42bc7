import { submissionInputSchema } from "#domain/sell/submission.ts";
import { type Form, readInput } from "#server/http/form.ts";
import { Problem } from "#server/http/problem.ts";
import type { Resource } from "#server/http/resource.ts";
import { keepOnlyPicture } from "#server/media/only-picture.ts";
import { deletePictures, insertPictures } from "#server/media/repository.ts";
import { deleteSubmission, findSubmission, insertSubmission, type SubmissionRow } from "./repository.ts";

export async function createSubmission({ database, pictures }: Resource, form: Form): Promise<SubmissionRow> {
  const input = readInput(submissionInputSchema, form.fields);
  const kept = await keepOnlyPicture(pictures, form, "image");
  return database.transaction().execute(async (transaction) => {
    if (kept) await insertPictures(transaction, [kept]);
    const id = await insertSubmission(transaction, input, kept?.key ?? null);
    return findSubmission(transaction, id);
  });
}

export async function removeSubmission({ database, pictures }: Resource, id: number): Promise<void> {
  const gone = await database.transaction().execute(async (transaction) => {
    const dropped = await deleteSubmission(transaction, id);
    if (!dropped) throw new Problem("not_found");
    await deletePictures(transaction, dropped);
    return dropped;
  });
  await pictures.discard(gone);
}
