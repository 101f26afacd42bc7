import { randomBytes, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#server/platform/http/problem.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { createTokens } from "./tokens.ts";

const secret = randomBytes(32);
const tokens = createTokens(secret);
const session: string = randomUUID();
const now = new Date("2026-03-01T06:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const minutes = 60;
const days = 24 * 60 * minutes;

/** The session id, or the problem code of the error. */
const resultOf = async (reading: Promise<string>) =>
  reading.catch((error: unknown) => (error instanceof Problem ? error.code : String(error)));

describe("a token (LO3, API4)", () => {
  test.each([
    ["access", 10 * minutes],
    ["refresh", 14 * days],
  ] as const)("for %s expires after %i seconds", async (kind, seconds) => {
    const token = await tokens.sign(kind, session, now);
    expect(await tokens.read(kind, token, later(seconds - 1))).toBe(session);
    expect(await resultOf(tokens.read(kind, token, later(seconds)))).toBe("token_expired");
  });

  test("of one kind is not accepted as the other, expired or not", async () => {
    const access = await tokens.sign("access", session, now);
    const refresh = await tokens.sign("refresh", session, now);
    for (const when of [now, later(15 * days)]) {
      expect(await resultOf(tokens.read("refresh", access, when))).toBe("token_invalid");
      expect(await resultOf(tokens.read("access", refresh, when))).toBe("token_invalid");
    }
  });

  test("signed with another key is invalid, even if it has also expired", async () => {
    const foreign = await createTokens(randomBytes(32)).sign("access", session, now);
    expect(await resultOf(tokens.read("access", foreign, now))).toBe("token_invalid");
    expect(await resultOf(tokens.read("access", foreign, later(15 * days)))).toBe("token_invalid");
  });

  test("with a single changed character is invalid", async () => {
    const token = await tokens.sign("access", session, now);
    for (const at of [0, token.indexOf(".") + 5, token.lastIndexOf(".") + 5]) {
      const changed = token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
      expect(await resultOf(tokens.read("access", changed, now))).toBe("token_invalid");
    }
  });

  const valid = { header: { alg: "HS256", typ: "access+jwt" }, issuer: "mithila-ghar", sid: session };
  const forge = ({ header, issuer, sid, audience = "mithila-ghar-api", expiry = true }: Forgery) => {
    const token = new SignJWT({ sid }).setProtectedHeader(header).setIssuer(issuer).setAudience(audience);
    token.setIssuedAt(now);
    return (expiry ? token.setExpirationTime(later(60)) : token).sign(secret);
  };
  type Forgery = typeof valid & { audience?: string; expiry?: boolean };

  test.each<[string, Partial<Forgery>]>([
    ["another issuer", { issuer: "someone-else" }],
    ["another audience", { audience: "another-api" }],
    ["another algorithm", { header: { alg: "HS512", typ: "access+jwt" } }],
    ["another type", { header: { alg: "HS256", typ: "JWT" } }],
    ["no expiry", { expiry: false }],
    ["no session id", { sid: "1" }],
  ])("with %s is invalid", async (_what, change) => {
    expect(await resultOf(tokens.read("access", await forge(valid), now))).toBe(session);
    expect(await resultOf(tokens.read("access", await forge({ ...valid, ...change }), now))).toBe(
      "token_invalid",
    );
  });

  test("without a signature is invalid", async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = { sid: session, iss: valid.issuer, aud: "mithila-ghar-api", iat: 0, exp: 4e9 };
    const unsigned = `${part({ alg: "none", typ: "access+jwt" })}.${part(claims)}.`;
    expect(await resultOf(tokens.read("access", unsigned, now))).toBe("token_invalid");
    for (const malformed of ["", ".", "..", "x", "ä.ö.ü"])
      expect(await resultOf(tokens.read("access", malformed, now))).toBe("token_invalid");
  });
});

describe("the signing secret", () => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await createTestDatabase();
  });
  afterAll(() => store.drop());

  test("is the same for all instances that start at once, and stays the same", async () => {
    const loaded = await Promise.all(Array.from({ length: 8 }, () => loadSigningSecret(store.database)));
    const again = await loadSigningSecret(store.database);
    expect(again).toHaveLength(32);
    expect(new Set([...loaded, again].map((one) => Buffer.from(one).toString("hex"))).size).toBe(1);
  });
});
