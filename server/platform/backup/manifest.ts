import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";

export const manifestName = "manifest.json";
/** Contains the hash of the manifest. */
export const manifestHashName = "manifest.sha256";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = /^[a-z_][a-z0-9_]*$/;

/** The patterns allow no slash and no "..", so that no name can lead out of the backup's folder. */
const tableSchema = z.strictObject({
  name: z.string().regex(identifier),
  columns: z.array(z.string().regex(identifier)).min(1),
  rows: z.int().min(0),
  sha256,
});
const sequenceSchema = z.strictObject({
  name: z.string().regex(identifier),
  lastValue: z.string().regex(/^\d{1,19}$/),
  isCalled: z.boolean(),
});
const pictureFileSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().regex(/^(?:\d+\.(?:avif|webp|jpg)|scan\.sealed)$/),
  bytes: z.int().min(0),
  sha256,
});

const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations that were applied to the database. */
  migrations: z.array(z.string().regex(/^[0-9]{4}-[a-z0-9-]+\.sql$/)),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  pictures: z.array(pictureFileSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = z.infer<typeof tableSchema>;
export type PictureFile = z.infer<typeof pictureFileSchema>;

export function tableFile(backup: string, { name }: Pick<TableEntry, "name">): string {
  return join(backup, "tables", `${name}.jsonl`);
}

export function pictureFile(backup: string, { key, name }: Pick<PictureFile, "key" | "name">): string {
  return join(backup, "media", key, name);
}

export function sha256Of(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** The backup is incomplete or was changed; the message says how. */
export class DamagedBackup extends Error {}

/** Reads the manifest and throws if it was changed. */
export async function readManifest(backup: string): Promise<Manifest> {
  const [text, seal] = await Promise.all(
    [manifestName, manifestHashName].map((name) =>
      readFile(join(backup, name), "utf8").catch(() => {
        throw new DamagedBackup(`${backup} is no finished backup: ${name} is missing`);
      }),
    ),
  );
  if (text === undefined || seal?.trim() !== sha256Of(text))
    throw new DamagedBackup("The manifest was changed");
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new DamagedBackup(`The manifest can't be used: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedBackup("The manifest is not JSON");
  }
}
