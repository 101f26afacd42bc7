import type { FastifyRequest } from "fastify";
import type { Database } from "#server/platform/database/database.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import type { LoginLimits } from "#server/platform/rate-limits/login-limits.ts";
import type { Visitor } from "#server/platform/rate-limits/visitor.ts";
import { verifyPassword } from "./password.ts";
import { findCredentials } from "./repository.ts";
import type { SecondFactors } from "./second-factors.ts";

type Proof = Readonly<{ password: string; code?: string | undefined }>;

/**
 * Asks for the caller's password again, in case the screen was left open, and for a code where the second factor is on, which a
 * stolen session and password could else get around. Attempts count towards the login's rate limits.
 */
export class Reauthentication {
  readonly #database: Database;
  readonly #factors: SecondFactors;
  readonly #loginLimits: LoginLimits | null;
  readonly #identifyVisitor: (address: string) => Visitor;

  constructor(
    database: Database,
    factors: SecondFactors,
    loginLimits: LoginLimits | null,
    identifyVisitor: (address: string) => Visitor,
  ) {
    this.#database = database;
    this.#factors = factors;
    this.#loginLimits = loginLimits;
    this.#identifyVisitor = identifyVisitor;
  }

  async require(request: FastifyRequest, { password, code }: Proof): Promise<void> {
    const { id, username } = requireAccount(request);
    const lacksCode = await this.countAttempt(request, async () => {
      const known = await findCredentials(this.#database, username);
      if (!known || !(await verifyPassword(known.password_hash, password)))
        throw fieldProblem("password", "password_wrong");
      if (code === undefined) return this.#factors.isOn(id);
      if (!(await this.#factors.accept(id, code))) throw fieldProblem("code", "code_wrong");
      return false;
    });
    // A correct password without a code is not counted as a failed attempt.
    if (lacksCode) throw fieldProblem("code", "required");
  }

  async countAttempt<Result>(request: FastifyRequest, attempt: () => Promise<Result>): Promise<Result> {
    const { username } = requireAccount(request);
    const visitor = this.#identifyVisitor(request.ip);
    await this.#loginLimits?.countAttempt(username, visitor);
    const result = await attempt();
    await this.#loginLimits?.undoAttempt(username, visitor);
    return result;
  }
}
