import { expect, test } from "vitest";
import { Vault } from "./vault.ts";

const content = Buffer.from("12345678901234567890");
const vault = new Vault(Buffer.alloc(32, 1), "second factors");

test("LD7: decrypts undamaged content with the same owner, key and purpose only", () => {
  const encrypted = vault.encrypt("7", content);
  expect(vault.decrypt("7", encrypted)).toEqual(content);
  expect(encrypted.includes(content)).toBe(false);
  expect(vault.encrypt("7", content)).not.toEqual(encrypted);
  expect(() => vault.decrypt("8", encrypted)).toThrow();
  expect(() => new Vault(Buffer.alloc(32, 2), "second factors").decrypt("7", encrypted)).toThrow();
  expect(() => new Vault(Buffer.alloc(32, 1), "papers").decrypt("7", encrypted)).toThrow();
  for (let at = 0; at < encrypted.length; at += 1) {
    const damaged = Buffer.from(encrypted);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
    expect(() => vault.decrypt("7", damaged)).toThrow();
  }
  for (const length of [0, 11, 27, encrypted.length - 1])
    expect(() => vault.decrypt("7", encrypted.subarray(0, length))).toThrow();
});

test("decrypts the second factor of account 7 that an earlier version encrypted", () => {
  const earlier = Buffer.from("ytDDY/Pp4zNW8i/Q9Oju2tfE/NtPugYZDJJWSejUFvnoB2unhBO8wQtFQpl7Msny", "base64");
  expect(vault.decrypt("7", earlier)).toEqual(content);
});
