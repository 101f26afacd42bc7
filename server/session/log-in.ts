import type { LoginInput } from "#domain/session/session.ts";
import type { Database } from "#server/database/database.ts";
import { Problem } from "#server/http/problem.ts";
import { generatePassword, hashPassword, passwordMatches } from "./password.ts";
import { findCredentials, startSession } from "./repository.ts";

/** Opens a session for the right name and password, and answers with its id. */
export type LogIn = (input: LoginInput) => Promise<string>;

/** Every failure costs one hash and says the same, so that neither the words nor the wait tell which names exist. */
export async function prepareLogIn(database: Database): Promise<LogIn> {
  const decoyHash = await hashPassword(generatePassword());
  return async ({ username, password }) => {
    const known = await findCredentials(database, username);
    const isRight = await passwordMatches(known?.password_hash ?? decoyHash, password);
    const sessionId = known && isRight ? await startSession(database, known) : undefined;
    if (!sessionId) throw new Problem("credentials_invalid");
    return sessionId;
  };
}
