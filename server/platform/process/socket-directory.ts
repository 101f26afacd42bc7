import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The kernel takes at most 107 bytes of path for a socket; the longest name put in a folder is 20. */
const maxFolderLength = 107 - 20;

/** A private folder for sockets that belong to `dataDir`: inside it, or under the temporary folder if too deep. */
export async function ensureSocketDirectory(dataDir: string, name: string): Promise<string> {
  const inside = join(dataDir, `${name}-socket`);
  const hash = createHash("sha256").update(inside).digest("hex").slice(0, 16);
  const folder =
    Buffer.byteLength(inside) <= maxFolderLength ? inside : join(tmpdir(), `mithila-ghar-${hash}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}
