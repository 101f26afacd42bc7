import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";
import { crc32 } from "./crc32.ts";
import { sha256 } from "./sha256.ts";
import { toUtf8 } from "./utf8.ts";

test("CN9: SHA-256 equals that of WebCrypto", async () => {
  const anyBytes = fc.uint8Array({ maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(anyBytes, async (bytes) => {
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(sha256(bytes)).toBe([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    }),
  );
});

test("CN9: CRC-32 has its published check value", () => {
  expect(crc32(toUtf8("123456789"))).toBe(0xcb_f4_39_26);
});

test("CN8: canonical JSON depends neither on the order of keys nor on the form of letters", () => {
  expect(canonicalJson({ b: [1, null], a: "e\u0301" })).toBe('{"a":"\u00e9","b":[1,null]}');
  const anyObject = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null)));
  fc.assert(
    fc.property(anyObject, (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      const text = canonicalJson(value);
      expect(canonicalJson(turned)).toBe(text);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});
