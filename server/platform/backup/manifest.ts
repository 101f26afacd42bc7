import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";

export const manifestName = "manifest.json";
/** The manifest's own hash, beside it. */
export const manifestHashName = "manifest.sha256";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = /^[a-z_][a-z0-9_]*$/;

/** Names are made of these letters only: none can lead out of the folder it is joined to. */
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
  name: z.string().regex(/^\d+\.(avif|webp|jpg)$/),
  bytes: z.int().min(0),
  sha256,
});

export const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The schema that the rows belong to. */
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

/** A backup that can't be trusted, and why. */
export class DamagedBackup extends Error {}

/** The manifest, if it is as it was written. */
export async function readManifest(backup: string): Promise<Manifest> {
  const [text, seal] = await Promise.all(
    [manifestName, manifestHashName].map((name) =>
      readFile(join(backup, name), "utf8").catch(() => {
        throw new DamagedBackup(`${backup} is no finished backup: it has no ${name}`);
      }),
    ),
  );
  if (text === undefined || seal?.trim() !== sha256Of(text))
    throw new DamagedBackup("The manifest was changed");
  const read = manifestSchema.safeParse(parsed(text));
  if (!read.success) throw new DamagedBackup(`The manifest can't be used: ${z.prettifyError(read.error)}`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedBackup("The manifest is no JSON");
  }
}
