import { isDatabaseUnreachable } from "#server/platform/database/database-unreachable.ts";

/** Turns an error into a one-line message that says what to do. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  if (code === "EACCES" || code === "EPERM")
    return "No access to DATA_DIR; run the command as the user that runs the server";
  if (isDatabaseUnreachable(error))
    return `The database can't be reached (${code || error.message}); try again, or check DATABASE_URL`;
  return error.message.split("\n", 1).join("");
}
