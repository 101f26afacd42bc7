import { detectScanType, maxScanBytes } from "#domain/papers/scan.ts";
import type { FileRejection, FileRules } from "#web/ui/file-rules.ts";

export function scanRules(maxFiles: number): FileRules {
  return {
    types: [
      { type: "application/pdf", name: "PDF" },
      { type: "image/jpeg", name: "JPG" },
      { type: "image/png", name: "PNG" },
      { type: "image/webp", name: "WebP" },
      { type: "image/heic", name: "HEIC" },
    ],
    maxBytes: maxScanBytes,
    maxFiles,
  };
}

/** By content, because browsers know no type for HEIC. */
export async function findRejection(file: File): Promise<FileRejection["reason"] | undefined> {
  if (file.size === 0) return "empty";
  if (file.size > maxScanBytes) return "tooLarge";
  const start = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return detectScanType(new Uint8Array(start)) ? undefined : "wrongType";
}
