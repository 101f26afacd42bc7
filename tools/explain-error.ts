import { isDatabaseAway } from "#server/database/database-away.ts";

/** In one line, what a person at a command can mend. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  if (code === "EACCES" || code === "EPERM")
    return "This account may not use DATA_DIR; run the command as the one that runs the server";
  if (isDatabaseAway(error))
    return `The database can't be reached (${code || error.message}); try again, or check DATABASE_URL`;
  return error.message.split("\n", 1).join("");
}
