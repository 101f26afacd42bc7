import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the tests of a project store pictures. */
    mediaAdapter: "disk" | "bucket";
  }
}

export type TestMedia = Readonly<{ media: MediaStore; close: () => Promise<void> }>;

/** An empty media store of the kind that the test project chooses. */
export async function openTestMedia(): Promise<TestMedia> {
  const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-media-"));
  const { media, close } =
    inject("mediaAdapter") === "bucket"
      ? await openBucket(folder)
      : { media: await LocalMediaStore.open(folder), close: async () => undefined };
  return {
    media,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Loads the S3 client and server only where they are used, because loading them takes longer than most tests. */
async function openBucket(workDir: string): Promise<TestMedia> {
  const { startS3Server } = await import("./s3-server.ts");
  const { S3MediaStore } = await import("#server/platform/media/s3-media-store.ts");
  const { settings, close } = await startS3Server();
  return { media: new S3MediaStore(settings, workDir), close };
}

/** Every stored picture as `location/key`, sorted. */
export async function listPictures(media: MediaStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { key, location } of media.list()) names.push(`${location}/${key}`);
  return names.sort();
}
