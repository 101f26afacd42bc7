import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./signing-secret.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts with a key derived from the signing secret for one purpose. */
export class Vault {
  readonly #key: Buffer;

  constructor(secret: Uint8Array, purpose: string) {
    this.#key = deriveKey(secret, purpose);
  }

  /** The owner is authenticated, so that a ciphertext copied to another row can't be decrypted. */
  encrypt(owner: string, content: Uint8Array): Buffer {
    const iv = randomBytes(ivBytes);
    const encryption = createCipheriv(algorithm, this.#key, iv).setAAD(Buffer.from(owner));
    const encrypted = [encryption.update(content), encryption.final()];
    return Buffer.concat([iv, encryption.getAuthTag(), ...encrypted]);
  }

  /** Throws if the content was damaged, belongs to another owner, or was encrypted with another key. */
  decrypt(owner: string, encrypted: Uint8Array): Buffer {
    const iv = encrypted.subarray(0, ivBytes);
    const decryption = createDecipheriv(algorithm, this.#key, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
    const content = encrypted.subarray(ivBytes + tagBytes);
    return Buffer.concat([decryption.update(content), decryption.final()]);
  }
}
