import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "#server/platform/secrets/signing-secret.ts";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Keeps second factors so that a copy of their tables alone opens nothing. */
export class SecondFactorVault {
  readonly #encryption: Buffer;
  readonly #hashing: Buffer;

  constructor(secret: Uint8Array) {
    this.#encryption = deriveKey(secret, "second factors");
    this.#hashing = deriveKey(secret, "recovery codes");
  }

  /** For one account: moved to another one's row, it can't be opened. */
  seal(accountId: number, secret: Uint8Array): Buffer {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, this.#encryption, iv).setAAD(Buffer.from(String(accountId)));
    const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
    return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
  }

  open(accountId: number, sealed: Buffer): Buffer {
    const opening = createDecipheriv(cipher, this.#encryption, sealed.subarray(0, ivBytes))
      .setAAD(Buffer.from(String(accountId)))
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
  }

  /** Recovery codes are random and long, so a quick hash keeps them as well as a slow one. */
  hash(recoveryCode: string): Buffer {
    return createHmac("sha256", this.#hashing).update(recoveryCode).digest();
  }
}
