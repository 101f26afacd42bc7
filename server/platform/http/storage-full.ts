/** The error codes of file systems and of PostgreSQL for a full disk, an exceeded quota or a file size limit. */
const codes = ["ENOSPC", "EDQUOT", "EFBIG", "53100"];

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
