import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";

const algorithm = "aes-256-gcm";
const saltBytes = 16;
const ivBytes = 12;
const tagBytes = 16;
/** About a second on the smallest server, and 128 MB. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/** Salt, initialisation vector, authentication tag and ciphertext, in this order. */
export async function sealWithPassword(password: string, content: Uint8Array): Promise<Buffer> {
  const salt = randomBytes(saltBytes);
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(algorithm, await derive(password.normalize(), salt, 32, cost), iv);
  const encrypted = [encryption.update(content), encryption.final()];
  return Buffer.concat([salt, iv, encryption.getAuthTag(), ...encrypted]);
}

/** Throws if the password is another one or the content was changed. */
export async function openWithPassword(password: string, sealed: Buffer): Promise<Buffer> {
  const salt = sealed.subarray(0, saltBytes);
  const iv = sealed.subarray(saltBytes, saltBytes + ivBytes);
  const tag = sealed.subarray(saltBytes + ivBytes, saltBytes + ivBytes + tagBytes);
  const key = await derive(password.normalize(), salt, 32, cost);
  const decryption = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAuthTag(tag);
  return Buffer.concat([
    decryption.update(sealed.subarray(saltBytes + ivBytes + tagBytes)),
    decryption.final(),
  ]);
}
