import type * as z from "zod/mini";
import type { entryInputSchema, SentPicture } from "#domain/diary/entry.ts";
import type { LocalText } from "#domain/settings/local-text.ts";

export type WaitingPicture = SentPicture & Readonly<{ key: string; file: Blob }>;

/** CN5: an entry on this phone that the server has not acknowledged. */
export type NewWaitingEntry = Readonly<{
  uuid: string;
  jobId: number;
  jobTitle: LocalText;
  written_at: string;
  stage_id: number | null;
  weather: string | null;
  workers: number | null;
  text: string;
  corrects: string | null;
  pictures: readonly WaitingPicture[];
}>;

export type WaitingEntry = NewWaitingEntry &
  Readonly<{
    /** Entries are sent in this order. */
    order: number;
    /** Why the server refused it; null while it can be sent. It stays until staff delete it. */
    refusal: Refusal | null;
  }>;

/** Codes that the screen turns into words. */
export type Refusal = Readonly<{ code: string | null; fieldCode: string | null }>;

export type KnownJob = Readonly<{
  id: number;
  title: LocalText;
  stages: readonly Readonly<{ id: number; name: LocalText }>[];
}>;

/** What is typed into the form. */
type EntryFields = Pick<z.input<typeof entryInputSchema>, "stage_id" | "weather" | "workers" | "text">;
/** The same entry keeps its uuid however often it is saved. */
export type DraftFields = Readonly<EntryFields & { uuid: string }>;

/** CN5: a half-written entry. */
export type EntryDraft = Readonly<{
  /** Null while only pictures were chosen. */
  fields: DraftFields | null;
  pictures: readonly WaitingPicture[];
}>;

/** The form in which the server takes it. */
export function toForm(entry: NewWaitingEntry): FormData {
  const form = new FormData();
  const { uuid, written_at, stage_id, weather, workers, text, corrects, pictures } = entry;
  const fields = { uuid, written_at, stage_id, weather, workers, text, corrects };
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, String(value));
  const facts = pictures.map(({ side, taken_at, latitude, longitude }) => ({
    side,
    taken_at,
    latitude,
    longitude,
  }));
  form.set("pictures", JSON.stringify(facts));
  for (const [index, { file }] of pictures.entries()) form.append("images", file, `${index + 1}.jpg`);
  return form;
}
