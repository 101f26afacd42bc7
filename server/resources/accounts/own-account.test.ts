import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccount } from "#server/platform/session/accounts.ts";
import { AccountsClient, type Caller } from "#server/testing/accounts-client.ts";
import { type LoggedIn, logInAs, requestTokens } from "#server/testing/log-in.ts";
import { problemCodes } from "#server/testing/problem-response.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let accounts: AccountsClient;
beforeAll(async () => {
  site = await createTestApp();
  accounts = new AccountsClient(site, await logInAs(site, "admin"));
});
afterAll(() => site.close());

describe("LE8: sessions", () => {
  const phone =
    "Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
  const logInFrom = async ({ username, password }: LoggedIn, remoteAddress: string) => {
    const answer = await site.app.inject({
      method: "POST",
      url: "/api/token/",
      payload: { username, password },
      headers: { "user-agent": phone },
      remoteAddress,
    });
    return { headers: { authorization: `Bearer ${answer.json().access}` } };
  };

  test("are listed with device and place of last use, and only to their account", async () => {
    const agent = await logInAs(site, "agent");
    const other = await logInFrom(agent, "203.0.113.9");
    const { results } = (await accounts.get("/api/sessions/", agent)).json();
    expect(results).toHaveLength(2);
    expect(results).toContainEqual(
      expect.objectContaining({
        browser: "Chrome",
        system: "Android",
        network: "203.0.113.9",
        is_current: false,
      }),
    );
    await site.app.inject({
      url: "/api/profile/",
      headers: { ...other.headers, "user-agent": "curl/8" },
      remoteAddress: "2001:db8:1:2:3::4",
    });
    const moved = (await accounts.get("/api/sessions/", agent)).json().results;
    expect(moved).toContainEqual(
      expect.objectContaining({ browser: null, system: null, network: "2001:db8:1:2", is_current: false }),
    );
    expect(JSON.stringify((await accounts.get("/api/sessions/")).json())).not.toContain(moved[0].id);
  });

  test("are ended one by one or all others at once, and never another account's", async () => {
    const agent = await logInAs(site, "agent");
    const [second, third] = [await logInFrom(agent, "203.0.113.1"), await logInFrom(agent, "203.0.113.2")];
    const { results } = (await accounts.get("/api/sessions/", agent)).json();
    const ofSecond = results.find(({ network }: { network: string }) => network === "203.0.113.1");
    expect((await accounts.post("/api/sessions/end/", { session: ofSecond.id })).statusCode).toBe(404);
    expect((await accounts.post("/api/sessions/end/", { session: ofSecond.id }, agent)).statusCode).toBe(204);
    expect((await accounts.get("/api/profile/", second)).statusCode).toBe(401);
    expect((await accounts.get("/api/profile/", third)).statusCode).toBe(200);
    expect((await accounts.post("/api/sessions/end/", {}, agent)).statusCode).toBe(204);
    expect((await accounts.get("/api/profile/", third)).statusCode).toBe(401);
    expect((await accounts.get("/api/profile/", agent)).statusCode).toBe(200);
  });

  test("of an account are listed and ended by admins", async () => {
    const agent = await logInAs(site, "agent");
    const id = await accounts.idOf(agent);
    const url = `/api/accounts/${id}/sessions/`;
    const { results } = (await accounts.get(url)).json();
    expect(results).toHaveLength(1);
    expect((await accounts.get(url, agent)).statusCode).toBe(403);
    expect((await accounts.post(`${url}end/`, { session: results[0].id })).statusCode).toBe(204);
    expect((await accounts.get("/api/profile/", agent)).statusCode).toBe(401);
    expect((await accounts.get("/api/accounts/999999/sessions/")).statusCode).toBe(404);
  });
});

describe("LE8: the password", () => {
  test("is changed with the current one; other sessions end, this one stays", async () => {
    const agent = await logInAs(site, "agent");
    const { username, password } = agent;
    const elsewhere = (await requestTokens(site, { username, password })).json().access;
    const change = (payload: object) => accounts.post("/api/password/", payload, agent);
    const next = "another long password";
    expect(problemCodes(await change({ password: "wrong", new_password: next }))).toEqual({
      password: ["password_wrong"],
    });
    expect(problemCodes(await change({ password, new_password: "short" }))).toEqual({
      new_password: ["password_short"],
    });
    expect((await change({ password, new_password: next })).statusCode).toBe(204);
    expect((await accounts.get("/api/profile/", agent)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${elsewhere}` };
    expect((await accounts.get("/api/profile/", { headers })).statusCode).toBe(401);
    expect((await requestTokens(site, { username, password })).statusCode).toBe(401);
    expect((await requestTokens(site, { username, password: next })).statusCode).toBe(200);
  });

  test("and links of invitations are rate-limited like logins", async () => {
    const limited = await createTestApp({ RATE_LIMITS: "on" });
    try {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 32; attempt += 1) {
        const answer = await limited.app.inject({
          method: "POST",
          url: "/api/invitations/accept/",
          payload: { token: `guess-${attempt}`, new_password: "a long password" },
        });
        statuses.push(answer.statusCode);
      }
      expect(statuses.filter((status) => status === 404)).toHaveLength(30);
      expect(statuses.slice(30)).toEqual([429, 429]);
      const caller = await logInFresh(limited);
      const guesses = await Promise.all(
        Array.from({ length: 8 }, () =>
          limited.app.inject({
            method: "POST",
            url: "/api/password/",
            payload: { password: "a guess", new_password: "a long password" },
            headers: caller.headers,
            remoteAddress: "198.51.100.7",
          }),
        ),
      );
      expect(guesses.filter(({ statusCode }) => statusCode === 400).length).toBeLessThanOrEqual(5);
      expect(guesses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(3);
    } finally {
      await limited.close();
    }
  });
});

/** From another address than the one whose limit is used up. */
async function logInFresh(app: TestApp): Promise<Caller> {
  await createAccount(app.database, { username: "fresh", password: "a long password", isAdmin: true });
  const answer = await app.app.inject({
    method: "POST",
    url: "/api/token/",
    payload: { username: "fresh", password: "a long password" },
    remoteAddress: "198.51.100.8",
  });
  return { headers: { authorization: `Bearer ${answer.json().access}` } };
}
