import { randomBytes } from "node:crypto";
import { opendir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** The beginning of the names of unfinished files and folders. */
export const incomingPrefix = ".incoming-";

/** A new name in `folder` for something that is being written. */
export function incomingPath(folder: string): string {
  return join(folder, incomingPrefix + randomBytes(8).toString("hex"));
}

/** Removes what interrupted uploads left that started before that time. Returns how many there were. */
export async function clearIncoming(folder: string, before: Date): Promise<number> {
  let cleared = 0;
  for await (const { name } of await opendir(folder)) {
    if (!name.startsWith(incomingPrefix)) continue;
    const path = join(folder, name);
    const status = await stat(path).catch(() => undefined);
    if (!status || status.mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    cleared += 1;
  }
  return cleared;
}
