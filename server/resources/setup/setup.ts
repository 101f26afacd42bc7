import { timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { defaultSettings } from "#domain/settings/defaults.ts";
import type { SetupInput } from "#domain/setup/setup.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { deriveKey, loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { createAccount, hasAdmin } from "#server/platform/session/accounts.ts";
import { encodeBase32 } from "#server/platform/session/base32.ts";

const codeBytes = 10;

/** ST4: the first run of a site that has neither the demo company nor an admin. Only those who can read the server's output know the code. */
export class Setup {
  readonly #database: Database;
  readonly #code: string;
  #isOpen: boolean;

  private constructor(database: Database, code: string, isOpen: boolean) {
    this.#database = database;
    this.#code = code;
    this.#isOpen = isOpen;
  }

  static async open(database: Database, config: Pick<Config, "isSetupGuided">): Promise<Setup> {
    const key = deriveKey(await loadSigningSecret(database), "set-up code");
    const code = encodeBase32(key.subarray(0, codeBytes)).replaceAll(/(.{4})(?=.)/g, "$1-");
    return new Setup(database, code, config.isSetupGuided);
  }

  /** Undefined once there is an admin, also one that another instance of the app has created. */
  async findCode(): Promise<string | undefined> {
    if (this.#isOpen && (await hasAdmin(this.#database))) this.#isOpen = false;
    return this.#isOpen ? this.#code : undefined;
  }

  async check(given: string): Promise<void> {
    const code = await this.findCode();
    if (code === undefined) throw new Problem("not_found");
    if (!isSame(normalise(given), normalise(code))) throw fieldProblem("code", "code_wrong");
  }

  /** Stores the company and the first admin, or nothing. */
  async complete({ code, company, username, new_password: password }: SetupInput): Promise<void> {
    await this.check(code);
    if (password.toLowerCase() === username.toLowerCase())
      throw fieldProblem("new_password", "password_is_name");
    await this.#database.transaction().execute(async (transaction) => {
      // Of two people with the code, the second waits and is refused.
      await sql`lock table accounts in share row exclusive mode`.execute(transaction);
      if (await hasAdmin(transaction)) throw new Problem("not_found");
      if (!(await createAccount(transaction, { username, password, isAdmin: true })))
        throw fieldProblem("username", "username_taken");
      const value = JSON.stringify({ ...defaultSettings.company, ...company });
      await transaction
        .insertInto("settings")
        .values({ name: "company", value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, is_demo: false }))
        .execute();
    });
    this.#isOpen = false;
  }
}

/** As people type it. */
function normalise(code: string): string {
  return code.replaceAll(/[\s-]/g, "").toUpperCase();
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
