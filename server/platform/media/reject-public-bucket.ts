import type { S3Settings } from "#server/platform/config.ts";
import { ownerObject } from "./media-store.ts";

const timeoutMs = 5_000;

/** Rejects a bucket of which S3_PUBLIC_URL shows everything, because hidden pictures are in the same one. */
export async function rejectPublicBucket({ publicUrl }: S3Settings): Promise<void> {
  if (publicUrl === undefined) return;
  const response = await fetch(`${publicUrl}/${ownerObject}`, {
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response?.ok) return;
  throw new Error(
    "everyone can read all of the bucket at S3_PUBLIC_URL, also pictures that are hidden: permit reading public/ only",
  );
}
