import { createHash } from "node:crypto";
import { ForeignMediaError } from "./media-owner.ts";
import type { MediaStore, StoredEntry } from "./media-store.ts";

/** `replaced` counts pictures whose files in the target were incomplete or different. */
export type CopyResult = Readonly<{ copied: number; replaced: number; skipped: number }>;

type Files = ReadonlyMap<string, Uint8Array>;

/** A file that reads back from the target other than it was written. */
class CopyFailure extends Error {}

/**
 * Copies every picture from one store to another, each into the same location, and reads it back. What the target has
 * already is left as it is, so an interrupted copy goes on where it ended and a second one brings what was added since.
 */
export async function copyMedia(
  source: MediaStore,
  target: MediaStore,
  onPicture: (result: CopyResult) => void = () => undefined,
): Promise<CopyResult> {
  const owner = await source.readOwner();
  const targetOwner = await target.readOwner();
  if (targetOwner !== undefined && targetOwner !== owner) throw new ForeignMediaError();
  const locations = new Map<string, string>();
  for await (const { key, location } of target.list()) locations.set(key, location);
  const result = { copied: 0, replaced: 0, skipped: 0 };
  for await (const entry of source.list()) {
    result[await copyPicture(source, target, entry, locations.get(entry.key))] += 1;
    onPicture(result);
  }
  if (owner !== undefined && targetOwner === undefined) await target.writeOwner(owner);
  return result;
}

/** Skips a picture that the target has, or that the source has removed since it was listed. */
async function copyPicture(
  source: MediaStore,
  target: MediaStore,
  { key, location, storedAt }: StoredEntry,
  targetLocation: string | undefined,
): Promise<keyof CopyResult> {
  const files = await source.read(key);
  if (!files) return "skipped";
  const hash = hashOf(files);
  const isSame = targetLocation !== undefined && hashOf(await target.read(key)) === hash;
  if (isSame && targetLocation === location) return "skipped";
  await target.put(key, files, location === "quarantine" ? "private" : location);
  if (location === "quarantine") await target.quarantine([key], storedAt);
  if (hashOf(await target.read(key)) !== hash)
    throw new CopyFailure(`the picture ${key} reads back other than it was written`);
  return targetLocation === undefined || isSame ? "copied" : "replaced";
}

function hashOf(files: Files | undefined): string {
  const hash = createHash("sha256");
  for (const [name, content] of [...(files ?? [])].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest("hex");
}
