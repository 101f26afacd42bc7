import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Hashing } from "#domain/diary/hashing.ts";

export const nodeHashing: Hashing = {
  sha256: (bytes) => createHash("sha256").update(bytes).digest("hex"),
  crc32: (bytes) => crc32(bytes),
};
