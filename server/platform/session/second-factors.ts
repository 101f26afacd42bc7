import { randomBytes } from "node:crypto";
import { company } from "#domain/company.ts";
import type { SecondFactorStart } from "#domain/session/second-factor.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Account } from "#server/platform/http/access.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { encodeBase32 } from "./base32.ts";
import { endOtherSessions } from "./repository.ts";
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  insertRecoveryCodes,
  markStepUsed,
  redeemRecoveryCode,
  storeUnconfirmedSecret,
} from "./second-factor-repository.ts";
import type { SecondFactorVault } from "./second-factor-vault.ts";
import { findMatchingStep } from "./totp.ts";

const secretBytes = 20;
const recoveryCodes = 10;

/** Codes of an authenticator app as a second factor, for accounts that turned it on. */
export class SecondFactors {
  readonly #database: Database;
  readonly #vault: SecondFactorVault;

  constructor(database: Database, vault: SecondFactorVault) {
    this.#database = database;
    this.#vault = vault;
  }

  async isOn(accountId: number): Promise<boolean> {
    return (await findSecondFactor(this.#database, accountId))?.isConfirmed ?? false;
  }

  async state(accountId: number): Promise<{ is_on: boolean; recovery_codes_left: number }> {
    const isOn = await this.isOn(accountId);
    return {
      is_on: isOn,
      recovery_codes_left: isOn ? await countRecoveryCodes(this.#database, accountId) : 0,
    };
  }

  /** A secret for the app. Nothing is asked for until `confirm` has seen that the app has it. */
  async start({ id, username }: Account): Promise<SecondFactorStart> {
    const secret = randomBytes(secretBytes);
    if (!(await storeUnconfirmedSecret(this.#database, id, this.#vault.seal(id, secret))))
      throw new Problem("state_changed");
    const issuer = encodeURIComponent(company.name.en);
    const label = `${issuer}:${encodeURIComponent(username)}`;
    const text = encodeBase32(secret);
    const uri = `otpauth://totp/${label}?secret=${text}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
    return { secret: text, uri };
  }

  /** Turns it on and answers with the recovery codes, which nobody can read again. Other sessions had to show no code. */
  async confirm({ id, sessionId }: Account, code: string): Promise<string[]> {
    if (!(await this.#acceptCode(id, code))) throw fieldProblem("code", "code_wrong");
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
    await this.#database.transaction().execute(async (transaction) => {
      if (!(await confirmSecret(transaction, id))) throw new Problem("state_changed");
      const hashes = codes.map((one) => this.#vault.hash(readable(one)));
      await insertRecoveryCodes(transaction, id, hashes);
      await endOtherSessions(transaction, id, sessionId);
    });
    return codes;
  }

  async turnOff({ id }: Account): Promise<void> {
    await deleteSecondFactor(this.#database, id);
  }

  /** A code of the app, or one for a lost phone. Either counts once. */
  async accept(accountId: number, typed: string): Promise<boolean> {
    const code = readable(typed);
    if (await this.#acceptCode(accountId, code)) return true;
    return redeemRecoveryCode(this.#database, accountId, this.#vault.hash(code));
  }

  async #acceptCode(accountId: number, code: string): Promise<boolean> {
    const factor = await findSecondFactor(this.#database, accountId);
    if (!factor) return false;
    const step = findMatchingStep(this.#vault.open(accountId, factor.secret), readable(code), new Date());
    return step !== undefined && markStepUsed(this.#database, accountId, step);
  }
}

/** Twelve characters are 60 bits. */
function newRecoveryCode(): string {
  const text = encodeBase32(randomBytes(8)).toLowerCase();
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8, 12)].join("-");
}

/** As it is compared: people copy codes with and without their gaps. */
function readable(code: string): string {
  return code.replace(/[\s-]/g, "").toLowerCase();
}
