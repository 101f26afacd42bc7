import type { PickedFile } from "./file-rules.ts";

/** The first of the files that were just picked. */
export function firstPickedFile(files: readonly PickedFile[]): File | undefined {
  for (const picked of files) if (picked.kind === "new") return picked.file;
  return undefined;
}
