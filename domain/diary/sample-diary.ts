import { type BundledDay, writeBundle } from "./bundle.ts";
import { crc32 } from "./crc32.ts";
import { hashFacts, type PictureFacts, writeContent } from "./entry-content.ts";
import { sealOf } from "./seal.ts";
import { sha256 } from "./sha256.ts";

export const sampleHashing = { sha256, crc32 };
export const sampleJob = "AB12CD34EF56";

/** Days of entries of pictures. */
export type SamplePlan = readonly (readonly (readonly Uint8Array[])[])[];

const facts: PictureFacts = {
  salt: "00112233445566778899aabbccddeeff",
  taken_at: "2026-11-01T03:00:00.000Z",
  latitude: 26.9501,
  longitude: 85.1234,
};

/** For tests: a sealed diary, in which each entry corrects the one before. */
export function sampleDiary(plan: SamplePlan, text = "ढलान सकियो"): BundledDay[] {
  let previous: string | null = null;
  let corrects: string | null = null;
  let written = 0;
  return plan.map((entries, index) => {
    const day = `2026-11-${String(index + 1).padStart(2, "0")}`;
    const bundled = entries.map((pictures) => {
      written += 1;
      const uuid = `00000000-0000-4000-8000-${String(written).padStart(12, "0")}`;
      const content = writeContent({
        job: sampleJob,
        uuid,
        day,
        received_at: `${day}T08:00:00.000Z`,
        written_at: `${day}T07:00:00.000Z`,
        stage: { en: "Roof", np: "छाना" },
        weather: "sunny",
        workers: 7,
        text,
        corrects,
        pictures: pictures.map((bytes) => ({
          sha256: sha256(bytes),
          side: "north",
          facts: hashFacts(sampleHashing, facts),
        })),
      });
      corrects = uuid;
      return { content, pictures, facts: pictures.map(() => facts) };
    });
    const contents = bundled.map(({ content }) => content);
    const seal = sealOf(sampleHashing, { job: sampleJob, number: index + 1, day, previous, contents });
    previous = seal.hash;
    return { day, seal, entries: bundled };
  });
}

/** The bundle of a sample. */
export async function sampleBundle(diary: readonly BundledDay[], hasFacts = true): Promise<Uint8Array> {
  const shown = diary.map((day) => ({
    ...day,
    entries: day.entries.map((entry) => (hasFacts ? entry : { ...entry, facts: null })),
  }));
  const pieces: Uint8Array[] = [];
  const head = { job: sampleJob, days: diary.length, hasFacts };
  for await (const piece of writeBundle(sampleHashing, head, shown)) pieces.push(piece);
  const bundle = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bundle.set(piece, offset);
    offset += piece.length;
  }
  return bundle;
}
