import { type EntryInput, entryInputSchema, maxEntryPictures } from "#domain/diary/entry.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import type { Account } from "#server/platform/http/access.ts";
import { type Form, readInput, type Upload } from "#server/platform/http/form.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { optionalUploads } from "#server/platform/media/picture-choice.ts";
import { hashForm } from "#server/platform/submissions/content-hash.ts";
import { addEntry, findStored, type HashedPicture } from "./add-entry.ts";
import type { DiaryDependencies } from "./dependencies.ts";
import { nodeHashing } from "./node-hashing.ts";
import { readSealedFile } from "./picture-file.ts";
import { type EntryRow, findEntry, requireJob } from "./repository.ts";

export const entryForm = {
  input: entryInputSchema,
  pictures: { images: maxEntryPictures },
  takesPhotos: true,
};

/** CN5: stores what a phone sends, once, however often it sends it. */
export async function receiveEntry(
  resource: DiaryDependencies,
  jobId: number,
  form: Form,
  account: Account,
): Promise<EntryRow> {
  const { database, pictures } = resource;
  const input = readInput(entryInputSchema, form.fields);
  const uploads = optionalUploads(form, "images");
  requireContent(input, uploads);
  await requireJob(database, jobId);
  const requestHash = await hashForm(form);
  const earlier = await findStored(database, jobId, input.uuid, requestHash);
  if (earlier !== null) return requireEntry(resource, earlier);
  const hashed = await storePictures(resource, input, uploads);
  const author = authorOf(account);
  const { id, isNew } = await writeAs(database, account.id, (transaction) =>
    addEntry(transaction, { jobId, input, pictures: hashed, requestHash, author, now: () => new Date() }),
  );
  // An equal request at the same time was faster.
  if (!isNew) await pictures.quarantine(hashed.map(({ stored }) => stored.key));
  return requireEntry(resource, id);
}

/** With the user name, because the display name may be a colleague's. */
function authorOf({ displayName, username }: Account): string {
  return displayName === null ? username : `${displayName} (${username})`;
}

function requireContent({ text, pictures = [] }: EntryInput, uploads: readonly Upload[]): void {
  if (uploads.length !== pictures.length) throw fieldProblem("pictures", "invalid");
  if (text === "" && uploads.length === 0) throw fieldProblem("text", "required");
}

/** The hash is that of the file as it can be read again. */
async function storePictures(
  { pictures, media }: DiaryDependencies,
  input: EntryInput,
  uploads: readonly Upload[],
): Promise<HashedPicture[]> {
  const stored = await pictures.store(uploads, { visibility: "private" });
  const hashed: HashedPicture[] = [];
  for (const [index, sent] of (input.pictures ?? []).entries()) {
    const picture = stored[index];
    const file = picture && (await readSealedFile(media, picture.key));
    if (!picture || !file) throw new Problem("unavailable", { retryAfterSeconds: 10 });
    hashed.push({ stored: picture, sha256: nodeHashing.sha256(file), sent });
  }
  return hashed;
}

async function requireEntry({ database }: DiaryDependencies, id: number): Promise<EntryRow> {
  const entry = await findEntry(database, id);
  if (!entry) throw new Error(`Diary entry ${id} is missing`);
  return entry;
}
