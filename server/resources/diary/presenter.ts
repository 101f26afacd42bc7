import type { ClientEntry, DiaryEntry, DiarySeal } from "#domain/diary/entry.ts";
import { readContent } from "#domain/diary/entry-content.ts";
import type { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import type { EntryPicture, EntryRow, SealRow } from "./repository.ts";

export function presentEntry(row: EntryRow, urls: SignedMediaUrls): DiaryEntry {
  return {
    id: row.id,
    author: row.author,
    ...presentContent(row),
    stage_id: row.stage_id,
    pictures: row.pictures.map((picture) => ({
      ...presentPicture(picture, urls),
      sha256: picture.sha256.toString("hex"),
      taken_at: picture.taken_at?.toISOString() ?? null,
      latitude: picture.latitude,
      longitude: picture.longitude,
    })),
  };
}

/** CN10: without the time and the place of pictures. */
export function presentClientEntry(row: EntryRow, urls: SignedMediaUrls): ClientEntry {
  return {
    ...presentContent(row),
    pictures: row.pictures.map((picture) => presentPicture(picture, urls)),
  };
}

export function presentSeal({ number, day, hash, entries, pictures, sealed_at }: SealRow): DiarySeal {
  return { number, day, hash: hash.toString("hex"), entries, pictures, sealed_at: sealed_at.toISOString() };
}

function presentContent({ content, corrected_by, seal }: EntryRow): Omit<ClientEntry, "pictures"> {
  const read = readContent(content);
  if (!read) throw new Error("The content of a diary entry can't be read");
  const { uuid, day, received_at, written_at, stage, weather, workers, text, corrects } = read;
  return {
    uuid,
    day,
    received_at,
    written_at,
    stage,
    weather,
    workers,
    text,
    corrects,
    corrected_by: [...corrected_by],
    seal,
  };
}

function presentPicture({ key, width, height, placeholder, alt, side }: EntryPicture, urls: SignedMediaUrls) {
  return urls.sign({ key, width, height, placeholder, alt, side });
}
