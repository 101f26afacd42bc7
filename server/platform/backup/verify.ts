import { lstat, readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { isReplaced, listMigrations } from "#server/platform/database/migrate.ts";
import {
  DamagedBackup,
  type Manifest,
  manifestHashName,
  manifestName,
  pictureFile,
  readManifest,
  sha256OfFile,
  tableFile,
} from "./manifest.ts";

/** Compares every file of a backup with the manifest, and throws if one is missing, changed or unknown. */
export async function verifyBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  await requireKnownMigrations(manifest);
  const expected = new Map<string, string>();
  for (const table of manifest.tables) expected.set(tableFile(backup, table), table.sha256);
  for (const file of manifest.pictures) expected.set(pictureFile(backup, file), file.sha256);
  for (const [path, sha256] of expected) await verifyFile(backup, path, sha256);

  const known = new Set([...expected.keys(), join(backup, manifestName), join(backup, manifestHashName)]);
  for (const entry of await readdir(backup, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !known.has(path))
      throw new DamagedBackup(`${relative(backup, path)} does not belong to this backup`);
  }
  return manifest;
}

async function requireKnownMigrations({ migrations }: Manifest): Promise<void> {
  const known = await listMigrations();
  const unknown = migrations.find((name) => !known.includes(name) && !isReplaced(name));
  if (unknown)
    throw new DamagedBackup(`This version does not know ${unknown}: the backup is from a newer one`);
}

async function verifyFile(backup: string, path: string, sha256: string): Promise<void> {
  const name = relative(backup, path);
  const status = await lstat(path).catch(() => undefined);
  if (!status) throw new DamagedBackup(`${name} is missing`);
  if (!status.isFile()) throw new DamagedBackup(`${name} is not a file`);
  if ((await sha256OfFile(path)) !== sha256) throw new DamagedBackup(`${name} was changed`);
}
