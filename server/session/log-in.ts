import type { LoginInput } from "#domain/session/session.ts";
import type { Database } from "#server/database/database.ts";
import { Problem } from "#server/http/problem.ts";
import type { LoginGate } from "#server/limits/login-gate.ts";
import type { Visitor } from "#server/limits/visitor.ts";
import { generatePassword, hashPassword, passwordMatches } from "./password.ts";
import { findCredentials, startSession } from "./repository.ts";

/** Opens a session for the right name and password, and answers with its id. */
export type LogIn = (input: LoginInput, visitor: Visitor) => Promise<string>;

/** Every failure costs one hash and says the same, so that neither the words nor the wait tell which names exist. */
export async function prepareLogIn(database: Database, gate: LoginGate | null): Promise<LogIn> {
  const decoyHash = await hashPassword(generatePassword());
  return async ({ username, password }, visitor) => {
    await gate?.begin(username, visitor);
    const known = await findCredentials(database, username);
    const isRight = await passwordMatches(known?.password_hash ?? decoyHash, password);
    const sessionId = known && isRight ? await startSession(database, known) : undefined;
    if (!sessionId) throw new Problem("credentials_invalid");
    await gate?.succeed(username, visitor);
    return sessionId;
  };
}
