import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { firstWordOfHash } from "./short-hash.ts";
import { solveChallenge } from "./solve-challenge.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest().readUInt32BE(0);

test("is the beginning of SHA-256 for every short ASCII text", () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))),
    maxLength: 55,
  });
  fc.assert(fc.property(text, (value) => firstWordOfHash(value) === sha256(value)));
  expect(firstWordOfHash("")).toBe(sha256(""));
});

test("a challenge is answered with its token and a number whose hash begins with enough zeros", async () => {
  const challenge = { token: "nonce.99.12.signature", nonce: "AbCdEfGhIjKlMnOpQrStUv", bits: 12 };
  const proof = await solveChallenge(challenge);
  const number = proof.slice(challenge.token.length + 1);
  expect(proof).toBe(`${challenge.token}.${number}`);
  expect(Math.clz32(sha256(`${challenge.nonce}.${number}`))).toBeGreaterThanOrEqual(12);
});
