import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "#server/platform/secrets/signing-secret.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts secrets and hashes recovery codes with keys derived from the signing secret. */
export class SecondFactorVault {
  readonly #encryptionKey: Buffer;
  readonly #hashKey: Buffer;

  constructor(secret: Uint8Array) {
    this.#encryptionKey = deriveKey(secret, "second factors");
    this.#hashKey = deriveKey(secret, "recovery codes");
  }

  /** The account id is authenticated, so that a secret copied to another account's row can't be decrypted. */
  encrypt(accountId: number, secret: Uint8Array): Buffer {
    const iv = randomBytes(ivBytes);
    const encryption = createCipheriv(algorithm, this.#encryptionKey, iv).setAAD(additionalData(accountId));
    const encrypted = Buffer.concat([encryption.update(secret), encryption.final()]);
    return Buffer.concat([iv, encryption.getAuthTag(), encrypted]);
  }

  decrypt(accountId: number, encrypted: Buffer): Buffer {
    const decryption = createDecipheriv(algorithm, this.#encryptionKey, encrypted.subarray(0, ivBytes))
      .setAAD(additionalData(accountId))
      .setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decryption.update(encrypted.subarray(ivBytes + tagBytes)), decryption.final()]);
  }

  /** Recovery codes are random, so they need no slow hash. */
  hash(recoveryCode: string): Buffer {
    return createHmac("sha256", this.#hashKey).update(recoveryCode).digest();
  }
}

function additionalData(accountId: number): Buffer {
  return Buffer.from(String(accountId));
}
