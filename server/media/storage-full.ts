/** What a file system says when there is no room left, or none left for us. */
const codes = ["ENOSPC", "EDQUOT", "EFBIG"];

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
