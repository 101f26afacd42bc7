import { createHmac } from "node:crypto";
import { deriveKey } from "#server/platform/secrets/signing-secret.ts";
import { Vault } from "#server/platform/secrets/vault.ts";

/** Encrypts secrets and hashes recovery codes with keys derived from the signing secret. */
export class SecondFactorVault {
  readonly #vault: Vault;
  readonly #hashKey: Buffer;

  constructor(secret: Uint8Array) {
    this.#vault = new Vault(secret, "second factors");
    this.#hashKey = deriveKey(secret, "recovery codes");
  }

  encrypt(accountId: number, secret: Uint8Array): Buffer {
    return this.#vault.encrypt(String(accountId), secret);
  }

  decrypt(accountId: number, encrypted: Buffer): Buffer {
    return this.#vault.decrypt(String(accountId), encrypted);
  }

  /** Recovery codes are random, so they need no slow hash. */
  hash(recoveryCode: string): Buffer {
    return createHmac("sha256", this.#hashKey).update(recoveryCode).digest();
  }
}
