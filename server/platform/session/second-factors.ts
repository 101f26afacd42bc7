import { randomBytes } from "node:crypto";
import type { SecondFactorStart } from "#domain/session/second-factor.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Account } from "#server/platform/http/access.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
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
const recoveryCodeCount = 10;

/** Time-based codes of an authenticator app as a second factor, optional for each account. */
export class SecondFactors {
  readonly #database: Database;
  readonly #vault: SecondFactorVault;
  readonly #settings: Pick<CurrentSettings, "read">;

  constructor(database: Database, vault: SecondFactorVault, settings: Pick<CurrentSettings, "read">) {
    this.#database = database;
    this.#vault = vault;
    this.#settings = settings;
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

  /** Returns a new secret for the app. Logins require no code until `confirm` has checked one. */
  async start({ id, username }: Account): Promise<SecondFactorStart> {
    const secret = randomBytes(secretBytes);
    if (!(await storeUnconfirmedSecret(this.#database, id, this.#vault.encrypt(id, secret))))
      throw new Problem("state_changed");
    const issuer = encodeURIComponent(localText(this.#settings.read().company.name, "en"));
    const label = `${issuer}:${encodeURIComponent(username)}`;
    const encoded = encodeBase32(secret);
    const uri = `otpauth://totp/${label}?secret=${encoded}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
    return { secret: encoded, uri };
  }

  /** Turns it on and returns the recovery codes, which are stored as hashes. Ends other sessions, which needed no code. */
  async confirm({ id }: Account, sessionId: string, code: string): Promise<string[]> {
    if (!(await this.#acceptCode(id, code))) throw fieldProblem("code", "code_wrong");
    const codes = Array.from({ length: recoveryCodeCount }, generateRecoveryCode);
    await this.#database.transaction().execute(async (transaction) => {
      if (!(await confirmSecret(transaction, id))) throw new Problem("state_changed");
      const hashes = codes.map((recoveryCode) => this.#vault.hash(normalizeCode(recoveryCode)));
      await insertRecoveryCodes(transaction, id, hashes);
      await endOtherSessions(transaction, id, sessionId);
    });
    return codes;
  }

  async turnOff({ id }: Account): Promise<void> {
    await deleteSecondFactor(this.#database, id);
  }

  /** Accepts a code of the app or a recovery code, each once. */
  async accept(accountId: number, code: string): Promise<boolean> {
    if (await this.#acceptCode(accountId, code)) return true;
    return redeemRecoveryCode(this.#database, accountId, this.#vault.hash(normalizeCode(code)));
  }

  async #acceptCode(accountId: number, code: string): Promise<boolean> {
    const factor = await findSecondFactor(this.#database, accountId);
    if (!factor) return false;
    const step = findMatchingStep(
      this.#vault.decrypt(accountId, factor.secret),
      normalizeCode(code),
      new Date(),
    );
    return step !== undefined && markStepUsed(this.#database, accountId, step);
  }
}

/** Twelve characters of base32 are 60 random bits. */
function generateRecoveryCode(): string {
  const text = encodeBase32(randomBytes(8)).toLowerCase();
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8, 12)].join("-");
}

/** Removes spaces and hyphens, because people copy codes with and without them. */
function normalizeCode(code: string): string {
  return code.replace(/[\s-]/g, "").toLowerCase();
}
