import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Form, SentPicture } from "#server/platform/http/form.ts";

/** Does not depend on the order of the fields. */
export async function hashForm({ fields, pictures }: Form): Promise<Buffer> {
  const sent: Record<string, unknown> = { ...fields };
  for (const [field, files] of pictures) sent[field] = await Promise.all(files.map(hashPicture));
  return hashContent(sent);
}

export function hashContent(content: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(content, sortKeys)).digest();
}

async function hashPicture(picture: SentPicture): Promise<string> {
  if (typeof picture === "string") return picture;
  const hash = createHash("sha256");
  await pipeline(createReadStream(picture.path), hash);
  return `sha256 ${hash.digest("hex")}`;
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
