import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { profileSchema, refreshedTokenSchema, tokenPairSchema } from "#domain/session/session.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { openSettings } from "#server/platform/settings/current-settings.ts";
import { logInAs, requestTokens } from "#server/testing/log-in.ts";
import { problemCode, problemFields } from "#server/testing/problem-response.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { changePassword, createAccount, disableAccount, enableAccount } from "./accounts.ts";
import { createLogIn } from "./log-in.ts";
import { verifyPassword } from "./password.ts";
import { SecondFactorVault } from "./second-factor-vault.ts";
import { SecondFactors } from "./second-factors.ts";

const client = { network: "203.0.113.7", userAgent: null };

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const post = (url: string, payload: object, headers = {}) =>
  site.app.inject({ method: "POST", url, payload, headers });
const profile = (headers: object) => site.app.inject({ url: "/api/profile/", headers: { ...headers } });

describe("POST /api/token/ (API1, LO2)", () => {
  test("returns both tokens, with no-store", async () => {
    const { username, password } = await logInAs(site, "admin");
    const answer = await requestTokens(site, { username: ` ${username} `, password });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(Object.keys(tokenPairSchema.parse(answer.json()))).toEqual(["access", "refresh"]);
  });

  test("gives the same error for a wrong password, an unknown username and a disabled account (LO2, LO6)", async () => {
    const known = await logInAs(site, "admin");
    const disabled = await logInAs(site, "admin");
    await disableAccount(site.database, disabled.username);
    const attempts = [
      { username: known.username, password: "not the password" },
      { username: "nobody", password: "not the password" },
      { username: disabled.username, password: disabled.password },
      { username: disabled.username, password: "not the password" },
      { username: `${known.username}' or '1'='1`, password: "x" },
    ];
    for (const attempt of attempts) {
      const answer = await requestTokens(site, attempt);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        detail: "Invalid username or password.",
        code: "credentials_invalid",
      });
    }
  });

  test("verifies one hash of the same cost for an unknown username as for a known one, so both take as long", async () => {
    await createAccount(site.database, { username: "hashed", password: "a long password", isAdmin: true });
    const secret = await loadSigningSecret(site.database);
    const settings = await openSettings(site.database, pino({ level: "silent" }), () => undefined);
    const verified: string[] = [];
    const logIn = await createLogIn({
      database: site.database,
      loginLimits: null,
      factors: new SecondFactors(site.database, new SecondFactorVault(secret), settings),
      verify: (hash, password) => {
        verified.push(hash.slice(0, hash.lastIndexOf("p=1") + 3));
        return verifyPassword(hash, password);
      },
    });
    for (const username of ["hashed", "nobody"]) {
      const attempt = logIn({ username, password: "not the password" }, { id: "visitor" }, client);
      await expect(attempt).rejects.toMatchObject({ code: "credentials_invalid" });
    }
    settings.close();
    // The cost that OWASP recommends.
    const cost = "$argon2id$v=19$m=19456,t=2,p=1";
    expect(verified).toEqual([cost, cost]);
  });

  test.each([
    ["an empty object", {}, ["password", "username"]],
    ["a username without a password", { username: "admin" }, ["password"]],
    ["a password that is too long", { username: "admin", password: "x".repeat(1025) }, ["password"]],
    ["values of other types", { username: 7, password: ["x"] }, ["password", "username"]],
    ["a list", [], ["non_field_errors"]],
  ])("rejects %s with messages by field (API5)", async (_what, input, fields) => {
    const answer = await requestTokens(site, input);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(problemFields(answer)).toSorted()).toEqual(fields);
  });

  test("rejects a body that is not JSON (API5)", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const send = (payload: string, headers: object) =>
      site.app.inject({ method: "POST", url: "/api/token/", payload, headers: { ...headers } });
    expect((await send("username=a&password=b", form)).statusCode).toBe(415);
    expect((await send("{", { "content-type": "application/json" })).statusCode).toBe(400);
  });
});

describe("the profile and the admin check (API1, LO4)", () => {
  test.each([
    ["admin", true],
    ["staff", false],
  ] as const)("of %s", async (role, isAdmin) => {
    const { username, headers } = await logInAs(site, role);
    expect(profileSchema.parse((await profile(headers)).json())).toEqual({
      username,
      is_admin: isAdmin,
      is_agent: false,
      is_staff: true,
      can_see_papers: isAdmin,
      display_name: null,
    });
    const check = await site.app.inject({ url: "/api/check-admin/", headers });
    expect(check.json()).toEqual({ is_admin: isAdmin });
    expect(check.headers["cache-control"]).toBe("no-store");
  });
});

describe("a session (LO3, API4)", () => {
  test("continues with a refreshed access token", async () => {
    const { refresh, username } = await logInAs(site, "admin");
    const answer = await post("/api/token/refresh/", { refresh });
    const { access } = refreshedTokenSchema.parse(answer.json());
    expect((await profile({ authorization: `bearer ${access}` })).json()).toMatchObject({ username });
  });

  test("ends at logout; other sessions of the account continue", async () => {
    const one = await logInAs(site, "admin");
    const { username, password } = one;
    const other = tokenPairSchema.parse((await requestTokens(site, { username, password })).json());
    const out = await site.app.inject({ method: "POST", url: "/api/logout/", headers: one.headers });
    expect([out.statusCode, out.body]).toEqual([204, ""]);
    await expectEnded(one);
    expect((await profile({ authorization: `Bearer ${other.access}` })).statusCode).toBe(200);
  });

  test("ends when the password changes, and the old password is rejected", async () => {
    const session = await logInAs(site, "admin");
    await changePassword(site.database, session.username, "another password");
    await expectEnded(session);
    expect((await requestTokens(site, session)).statusCode).toBe(401);
    const again = { username: session.username, password: "another password" };
    expect((await requestTokens(site, again)).statusCode).toBe(200);
  });

  test("ends when the account is disabled, and stays ended when it is enabled again", async () => {
    const session = await logInAs(site, "admin");
    await disableAccount(site.database, session.username);
    await expectEnded(session);
    await enableAccount(site.database, session.username);
    await expectEnded(session);
    expect((await requestTokens(site, session)).statusCode).toBe(200);
  });

  test("ends when it expires, and the next login removes its row", async () => {
    const session = await logInAs(site, "admin");
    const past = new Date(Date.now() - 1000);
    await site.database.updateTable("sessions").set({ expires_at: past }).execute();
    await expectEnded(session);
    await logInAs(site, "admin");
    const left = await site.database.selectFrom("sessions").select("expires_at").execute();
    expect(left).toHaveLength(1);
    expect(left[0]?.expires_at.getTime()).toBeGreaterThan(Date.now() + 13 * 24 * 3_600_000);
  });

  test("never survives a password change that happens during the login", async () => {
    const username = "racer";
    await createAccount(site.database, { username, password: "password 0", isAdmin: true });
    for (let round = 0; round < 5; round++) {
      const password = `password ${round}`;
      const logins = Array.from({ length: 3 }, () => requestTokens(site, { username, password }));
      await changePassword(site.database, username, `password ${round + 1}`);
      for (const answer of await Promise.all(logins)) {
        if (answer.statusCode === 200) await expectEnded(tokenPairSchema.parse(answer.json()));
      }
    }
  });

  async function expectEnded(session: { access: string; refresh: string }): Promise<void> {
    const call = await profile({ authorization: `Bearer ${session.access}` });
    expect([call.statusCode, problemCode(call)]).toEqual([401, "token_invalid"]);
    const refresh = await post("/api/token/refresh/", { refresh: session.refresh });
    expect([refresh.statusCode, problemCode(refresh)]).toEqual([401, "token_invalid"]);
  }
});
