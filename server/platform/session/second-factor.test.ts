import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recoveryCodesSchema, secondFactorStartSchema } from "#domain/session/second-factor.ts";
import { tokenPairSchema } from "#domain/session/session.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { type LoggedIn, logInAs, requestTokens } from "#server/testing/log-in.ts";
import { problemCode, problemFields } from "#server/testing/problem-response.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { turnOffSecondFactor } from "./accounts.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMITS: "on" });
});
afterAll(() => site.close());
beforeEach(async () => {
  admin = await logInAs(site, "admin");
  await site.database.deleteFrom("limits").execute();
});

const call = (path: string, payload: object, headers: object = admin.headers) =>
  site.app.inject({ method: "POST", url: `/api/second-factor/${path}`, payload, headers: { ...headers } });
const state = async () =>
  (await site.app.inject({ url: "/api/second-factor/", headers: admin.headers })).json();
const logIn = (code?: string) => {
  const { username, password } = admin;
  return requestTokens(site, { username, password, ...(code !== undefined && { code }) });
};

const start = async () => {
  const answer = await call("", { password: admin.password });
  return secondFactorStartSchema.parse(answer.json());
};
/** Confirms with the code of the previous step, so that the current one is still unused. */
const turnOn = async () => {
  const { secret } = await start();
  const answer = await call("confirm/", { code: authenticatorCode(secret, -1) });
  return { secret, codes: recoveryCodesSchema.parse(answer.json()).recovery_codes };
};

describe("turning the second factor on (LO2)", () => {
  test("requires the password and a first code; until then logging in requires no code", async () => {
    expect(await state()).toEqual({ is_on: false, recovery_codes_left: 0 });
    const wrong = await call("", { password: "not mine" });
    expect([wrong.statusCode, problemFields(wrong).password?.[0]?.code]).toEqual([400, "password_wrong"]);
    const { secret, uri } = await start();
    expect(uri).toBe(
      `otpauth://totp/Property%20company:${admin.username}?secret=${secret}&issuer=Property%20company&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await logIn()).statusCode).toBe(200);

    const mistyped = await call("confirm/", { code: "000000" });
    expect([mistyped.statusCode, problemFields(mistyped).code?.[0]?.code]).toEqual([400, "code_wrong"]);
    const confirmed = await call("confirm/", { code: authenticatorCode(secret) });
    const { recovery_codes: codes } = recoveryCodesSchema.parse(confirmed.json());
    expect(confirmed.headers["cache-control"]).toBe("no-store");
    expect(new Set(codes).size).toBe(10);
    expect(await state()).toEqual({ is_on: true, recovery_codes_left: 10 });
  });

  test("ends the account's other sessions, and rejects another secret afterwards", async () => {
    const elsewhere = tokenPairSchema.parse((await logIn()).json());
    await turnOn();
    const headers = { authorization: `Bearer ${elsewhere.access}` };
    expect((await site.app.inject({ url: "/api/profile/", headers })).statusCode).toBe(401);
    expect((await call("", { password: admin.password })).statusCode).toBe(409);
  });

  test("is permitted to admins only", async () => {
    const staff = await logInAs(site, "staff");
    expect((await call("", { password: staff.password }, staff.headers)).statusCode).toBe(403);
    expect((await call("", { password: admin.password }, {})).statusCode).toBe(401);
  });

  test("stores neither the secret nor a recovery code in plain text", async () => {
    const { secret, codes } = await turnOn();
    const factors = await site.database.selectFrom("second_factors").selectAll().execute();
    const hashes = await site.database.selectFrom("recovery_codes").selectAll().execute();
    const stored = JSON.stringify([...factors, ...hashes].map((row) => Object.values(row).map(String)));
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
  });
});

describe("logging in with a second factor (LO2)", () => {
  test("reveals that a code is required only if the password is correct", async () => {
    await turnOn();
    const withoutCode = await logIn();
    expect([withoutCode.statusCode, problemCode(withoutCode)]).toEqual([401, "second_factor_required"]);
    const { username } = admin;
    const wrongPassword = await requestTokens(site, { username, password: "wrong", code: "123456" });
    expect(problemCode(wrongPassword)).toBe("credentials_invalid");
  });

  test("accepts each code once, with Latin or Devanagari digits, with or without a space", async () => {
    const { secret } = await turnOn();
    const code = authenticatorCode(secret);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`.replace(
      /\d/g,
      (digit) => "०१२३४५६७८९"[Number(digit)] ?? "",
    );
    expect((await logIn(typed)).statusCode).toBe(200);
    const again = await logIn(code);
    expect([again.statusCode, problemCode(again)]).toEqual([401, "second_factor_invalid"]);
    expect((await logIn(authenticatorCode(secret, 1))).statusCode).toBe(200);
  });

  test("accepts a code once if several logins send it at the same time", async () => {
    const { secret } = await turnOn();
    const code = authenticatorCode(secret);
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(code)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  test("accepts each recovery code once, in upper or lower case, with hyphens or spaces", async () => {
    const { codes } = await turnOn();
    const [first = "", second = ""] = codes;
    expect((await logIn(first)).statusCode).toBe(200);
    expect(problemCode(await logIn(first))).toBe("second_factor_invalid");
    expect((await logIn(second.toUpperCase().replaceAll("-", " "))).statusCode).toBe(200);
    expect(await state()).toMatchObject({ recovery_codes_left: 8 });
  });

  test("is rate-limited after five wrong codes", async () => {
    const { secret } = await turnOn();
    await site.database.deleteFrom("limits").execute();
    for (let guess = 0; guess < 5; guess += 1)
      expect(problemCode(await logIn(String(guess).padStart(6, "9")))).toBe("second_factor_invalid");
    const right = await logIn(authenticatorCode(secret));
    expect([right.statusCode, problemCode(right)]).toEqual([429, "too_many_requests"]);
  });
});

describe("turning the second factor off", () => {
  test("requires password and code, and is rate-limited", async () => {
    const { codes } = await turnOn();
    const [code = ""] = codes;
    const wrong = await call("off/", { password: admin.password, code: "000000" });
    expect([wrong.statusCode, problemFields(wrong).code?.[0]?.code]).toEqual([400, "code_wrong"]);
    expect((await call("off/", { password: "not mine", code })).statusCode).toBe(400);
    expect((await call("off/", { password: admin.password, code })).statusCode).toBe(204);
    expect((await logIn()).statusCode).toBe(200);
    expect(await state()).toEqual({ is_on: false, recovery_codes_left: 0 });

    await site.database.deleteFrom("limits").execute();
    for (let guess = 0; guess < 5; guess += 1) await call("", { password: "not mine" });
    expect((await call("", { password: admin.password })).statusCode).toBe(429);
  });

  test("is possible with the admin command", async () => {
    await turnOn();
    expect(await turnOffSecondFactor(site.database, admin.username)).toBe(true);
    expect((await logIn()).statusCode).toBe(200);
    expect(await turnOffSecondFactor(site.database, "nobody")).toBe(false);
  });
});

describe("changes that ask for the password again (LO2)", () => {
  const change = (path: string, payload: object, method: "POST" | "PATCH" = "POST") =>
    site.app.inject({
      method,
      url: `/api/${path}`,
      payload: { password: admin.password, ...payload },
      headers: admin.headers,
    });
  const invitation = { username: "second-admin", role: "admin", email: "" };

  test("ask for a code, too, where the second factor is on", async () => {
    const { secret, codes } = await turnOn();
    const { id } = await site.database
      .selectFrom("accounts")
      .select("id")
      .where("username", "=", admin.username)
      .executeTakeFirstOrThrow();
    const newPassword = { new_password: "another long password" };
    const attempts = (code: object) => [
      () => change("invitations/", { ...invitation, ...code }),
      () => change(`accounts/${id}/`, { phone: "9800000301", ...code }, "PATCH"),
      () => change("password/", { ...newPassword, ...code }),
      () => change("second-factor/off/", code),
    ];
    for (const attempt of attempts({})) {
      const refused = await attempt();
      expect([refused.statusCode, problemFields(refused).code?.[0]?.code]).toEqual([400, "required"]);
    }
    for (const attempt of attempts({ code: "000000" })) {
      await site.database.deleteFrom("limits").execute();
      const refused = await attempt();
      expect([refused.statusCode, problemFields(refused).code?.[0]?.code]).toEqual([400, "code_wrong"]);
    }
    expect((await logIn(authenticatorCode(secret))).statusCode).toBe(200);
    expect((await change("invitations/", { ...invitation, code: codes[0] })).statusCode).toBe(201);
    expect((await change("password/", { ...newPassword, code: codes[1] })).statusCode).toBe(204);
  });

  test("ask for no code where it is off", async () => {
    expect((await change("invitations/", invitation)).statusCode).toBe(201);
  });
});
