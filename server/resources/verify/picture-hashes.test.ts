import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import type { Visibility } from "#server/platform/media/media-store.ts";
import { nodeHashing } from "#server/resources/diary/node-hashing.ts";
import type { PictureFiles } from "#server/resources/diary/picture-file.ts";
import { PictureHashes } from "./picture-hashes.ts";

let folder: string;
let disk: LocalMediaStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-hashes-"));
  disk = await LocalMediaStore.open(folder);
  await put("large", randomBytes(3 * 1024 * 1024 + 1), "private");
  await put("shown", randomBytes(1000), "public");
  await put("small", randomBytes(1), "private");
});
afterAll(() => rm(folder, { recursive: true }));

const expected = new Map<string, string | null>([["gone", null]]);
async function put(key: string, file: Buffer, visibility: Visibility): Promise<void> {
  await disk.put(key, new Map([["1080.jpg", file]]), visibility);
  expected.set(key, nodeHashing.sha256(file));
}
async function hashes(media: PictureFiles, keys: readonly string[]) {
  const pictures = new PictureHashes(media);
  try {
    return await pictures.of(keys);
  } finally {
    await pictures.close();
  }
}
const readFile: PictureFiles["readFile"] = (...file) => disk.readFile(...file);
/** More than are read without threads. */
const many = Array.from({ length: 401 }, (_, index) => ["small", "gone", "large", "shown"][index % 4] ?? "");

test.each([
  ["of a short diary", () => disk, many.slice(0, 7)],
  ["of a long diary, by threads", () => disk, many],
  ["of a bucket", (): PictureFiles => ({ readFile }), many],
])(
  "CN9: the files %s are hashed in order, private or public, of any size, or missing",
  async (_name, media, keys) => {
    expect(await hashes(media(), keys)).toEqual(keys.map((key) => expected.get(key)));
  },
);

test("CN9: a file that can't be read fails the check instead of counting as missing", async () => {
  const unreadable: PictureFiles = { readFile, localPath: () => folder };
  await expect(hashes(unreadable, many)).rejects.toThrow("EISDIR");
});
