/** What a file system says when there is no room left, or none left for us; and PostgreSQL of its own disk. */
const codes = ["ENOSPC", "EDQUOT", "EFBIG", "53100"];

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
