import { Readable } from "node:stream";
import { type BundledDay, writeBundle } from "#domain/diary/bundle.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { nodeHashing } from "./node-hashing.ts";
import { readSealedFile } from "./picture-file.ts";
import { countSeals } from "./repository.ts";
import { readSealedDays, type SealedDay } from "./sealed-days.ts";

/** Of this process: each reads every picture of a job. */
const maxOpenBundles = 4;
let openBundles = 0;

type Options = Readonly<{
  /** Times and places of the originals, for staff. */
  hasFacts: boolean;
}>;

/** CN9: the sealed days of a job as one file, written while it is sent. Throws a problem if too many are sent at once. */
export async function streamBundle(
  { database, media }: Readonly<{ database: Database; media: MediaStore }>,
  job: Readonly<{ id: number; code: string }>,
  { hasFacts }: Options,
): Promise<Readable> {
  if (openBundles >= maxOpenBundles) throw new Problem("too_many_requests", { retryAfterSeconds: 60 });
  const days = await countSeals(database, job.id);
  const chain = async function* () {
    let left = days;
    for await (const day of readSealedDays(database, job.id)) {
      // What was sealed since then is in the next bundle.
      if (left === 0) return;
      left -= 1;
      yield toBundled(media, day, hasFacts);
    }
  };
  openBundles += 1;
  const stream = Readable.from(writeBundle(nodeHashing, { job: job.code, days, hasFacts }, chain()), {
    objectMode: false,
  });
  return stream.once("close", () => {
    openBundles -= 1;
  });
}

export function bundleName(code: string): string {
  return `diary-${code}.zip`;
}

function toBundled(media: MediaStore, { day, seal, entries }: SealedDay, hasFacts: boolean): BundledDay {
  return {
    day,
    seal,
    entries: entries.map(({ content, pictures }) => ({
      content,
      facts: hasFacts ? pictures.map(({ facts }) => facts) : null,
      pictures: readFiles(
        media,
        pictures.map(({ key }) => key),
      ),
    })),
  };
}

/** A file that is missing is empty in the bundle, so that the verification names it. */
async function* readFiles(media: MediaStore, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) yield (await readSealedFile(media, key)) ?? new Uint8Array();
}
