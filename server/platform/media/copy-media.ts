import { createHash } from "node:crypto";
import { ForeignMediaError } from "./media-owner.ts";
import type { MediaStore, StoredEntry } from "./media-store.ts";

export type CopyResult = Readonly<{ copied: number; skipped: number }>;

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
  let copied = 0;
  let skipped = 0;
  for await (const entry of source.list()) {
    if (await copyPicture(source, target, entry, locations.get(entry.key))) copied += 1;
    else skipped += 1;
    onPicture({ copied, skipped });
  }
  if (owner !== undefined && targetOwner === undefined) await target.writeOwner(owner);
  return { copied, skipped };
}

/** False if the target has it, or the source has removed it storedAt it was listed. */
async function copyPicture(
  source: MediaStore,
  target: MediaStore,
  { key, location, storedAt }: StoredEntry,
  targetLocation: string | undefined,
): Promise<boolean> {
  const files = await source.read(key);
  if (!files) return false;
  const hash = hashOf(files);
  if (targetLocation === location && hashOf(await target.read(key)) === hash) return false;
  await target.put(key, files, location === "quarantine" ? "private" : location);
  if (location === "quarantine") await target.quarantine([key], storedAt);
  if (hashOf(await target.read(key)) !== hash)
    throw new CopyFailure(`the picture ${key} reads back other than it was written`);
  return true;
}

function hashOf(files: Files | undefined): string {
  const hash = createHash("sha256");
  for (const [name, content] of [...(files ?? [])].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest("hex");
}
