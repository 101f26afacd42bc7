import type { PickedFile } from "./file-rules.ts";

export function firstPickedFile(files: readonly PickedFile[]): File | undefined {
  for (const picked of files) if (picked.kind === "new") return picked.file;
  return undefined;
}
