import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/platform/config.ts";
import { LocalMediaStore } from "./local-media-store.ts";
import type { MediaStore } from "./media-store.ts";

/** The site's pictures: in the bucket if one is set, else in DATA_DIR. */
export async function openMediaStore({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Promise<MediaStore> {
  if (!s3) return LocalMediaStore.open(join(dataDir, "media"));
  const workDir = join(dataDir, "work");
  await mkdir(workDir, { recursive: true });
  // The S3 client takes some 30 MB of memory, which a site without a bucket saves.
  const { S3MediaStore } = await import("./s3-media-store.ts");
  return new S3MediaStore(s3, workDir);
}
