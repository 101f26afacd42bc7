import { expect, test } from "vitest";
import { encodeBase32 } from "./base32.ts";
import { SecondFactorVault } from "./second-factor-vault.ts";
import { findMatchingStep, totpCode, totpStepAt } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

/** The test vectors of RFC 6238; apps show their last six digits. */
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the code is %s", (second, code) => {
  expect(totpCode(secret, totpStepAt(new Date(second * 1000)))).toBe(code);
});

test("accepts a code in its own step and in the adjacent ones", () => {
  const at = (second: number) => new Date(second * 1000);
  const step = totpStepAt(at(3_000));
  const code = totpCode(secret, step);
  for (const second of [2_970, 3_000, 3_029, 3_059])
    expect(findMatchingStep(secret, code, at(second))).toBe(step);
  for (const second of [2_969, 3_060]) expect(findMatchingStep(secret, code, at(second))).toBeUndefined();
  for (const wrong of ["", "12345", "1234567", "abcdef"])
    expect(findMatchingStep(secret, wrong, at(3_000))).toBeUndefined();
});

test("encodes secrets in base32 as in RFC 4648", () => {
  const texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"];
  expect(texts.map((text) => encodeBase32(Buffer.from(text)))).toEqual([
    "",
    "MY",
    "MZXQ",
    "MZXW6",
    "MZXW6YQ",
    "MZXW6YTB",
    "MZXW6YTBOI",
  ]);
});

test("decrypts an undamaged secret with the same account and key only", () => {
  const vault = new SecondFactorVault(Buffer.alloc(32, 1));
  const encrypted = vault.encrypt(7, secret);
  expect(vault.decrypt(7, encrypted)).toEqual(secret);
  expect(encrypted.includes(secret)).toBe(false);
  expect(vault.encrypt(7, secret)).not.toEqual(encrypted);
  expect(() => vault.decrypt(8, encrypted)).toThrow();
  expect(() => new SecondFactorVault(Buffer.alloc(32, 2)).decrypt(7, encrypted)).toThrow();
  const damaged = Buffer.from(encrypted);
  damaged.writeUInt8(damaged.readUInt8(40) ^ 1, 40);
  expect(() => vault.decrypt(7, damaged)).toThrow();
});
