import { expect, test } from "vitest";
import { apiKeyInputSchema, keyExpiry, keyState } from "./api-key.ts";

const input = { name: "Website", scopes: ["read"], lifetime: "90_days", password: "secret" };
const codesOf = (change: object) =>
  apiKeyInputSchema.safeParse({ ...input, ...change }).error?.issues.map(({ message }) => message);

test("IM6: a new key needs a name, at least one scope and an end that was chosen", () => {
  expect(codesOf({})).toBeUndefined();
  expect(codesOf({ name: " " })).toEqual(["required"]);
  expect(codesOf({ scopes: [] })).toEqual(["required"]);
  expect(codesOf({ scopes: undefined })).toEqual(["required"]);
  expect(codesOf({ scopes: ["papers"] })).toEqual(["choice_invalid"]);
  expect(codesOf({ scopes: ["read", "read"] })).toEqual(["choice_invalid"]);
  expect(codesOf({ scopes: "read" })).toContain("choice_invalid");
  expect(codesOf({ lifetime: "" })).toEqual(["required"]);
  expect(codesOf({ lifetime: "10_years" })).toEqual(["choice_invalid"]);
  expect(codesOf({ password: "" })).toEqual(["required"]);
});

test("IM6: a key ends after its days, or never", () => {
  const now = new Date("2026-11-18T08:00:00Z");
  expect(keyExpiry("30_days", now)?.toISOString()).toBe("2026-12-18T08:00:00.000Z");
  expect(keyExpiry("1_year", now)?.toISOString()).toBe("2027-11-18T08:00:00.000Z");
  expect(keyExpiry("unlimited", now)).toBeNull();
});

test("IM6: a key is active until it expires or is revoked", () => {
  const now = Date.parse("2026-11-18T08:00:00Z");
  const key = { expires_at: "2026-11-18T08:00:00.001Z", revoked_at: null };
  expect(keyState(key, now)).toBe("active");
  expect(keyState(key, now + 1)).toBe("expired");
  expect(keyState({ ...key, revoked_at: "2026-11-17T08:00:00Z" }, now + 1)).toBe("revoked");
  expect(keyState({ expires_at: null, revoked_at: null }, now)).toBe("active");
});
