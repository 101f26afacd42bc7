import type { FastifyRequest } from "fastify";
import type { Database } from "#server/platform/database/database.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import type { LoginLimits } from "#server/platform/rate-limits/login-limits.ts";
import type { Visitor } from "#server/platform/rate-limits/visitor.ts";
import { passwordMatches } from "./password.ts";
import { findCredentials } from "./repository.ts";
import type { SecondFactors } from "./second-factors.ts";

type Typed = Readonly<{ password: string; code?: string }>;

/** That the caller is who logged in, and not someone at a screen left open. Guesses count as those at the login do. */
export class Confirmation {
  readonly #database: Database;
  readonly #factors: SecondFactors;
  readonly #gate: LoginLimits | null;
  readonly #identifyVisitor: (address: string) => Visitor;

  constructor(
    database: Database,
    factors: SecondFactors,
    gate: LoginLimits | null,
    identifyVisitor: (address: string) => Visitor,
  ) {
    this.#database = database;
    this.#factors = factors;
    this.#gate = gate;
    this.#identifyVisitor = identifyVisitor;
  }

  async require(request: FastifyRequest, { password, code }: Typed): Promise<void> {
    const { id, username } = requireAccount(request);
    await this.counted(request, async () => {
      const known = await findCredentials(this.#database, username);
      if (!known || !(await passwordMatches(known.password_hash, password)))
        throw fieldProblem("password", "password_wrong");
      if (code !== undefined && !(await this.#factors.accept(id, code)))
        throw fieldProblem("code", "code_wrong");
    });
  }

  async counted<Result>(request: FastifyRequest, attempt: () => Promise<Result>): Promise<Result> {
    const { username } = requireAccount(request);
    const visitor = this.#identifyVisitor(request.ip);
    await this.#gate?.countAttempt(username, visitor);
    const result = await attempt();
    await this.#gate?.undoAttempt(username, visitor);
    return result;
  }
}
