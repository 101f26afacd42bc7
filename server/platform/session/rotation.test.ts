import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refreshedTokenSchema } from "#domain/session/session.ts";
import { type LoggedIn, logInAs, requestTokens } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const refresh = async (token: string, rotate?: boolean) => {
  const answer = await site.app.inject({
    method: "POST",
    url: "/api/token/refresh/",
    payload: { refresh: token, ...(rotate !== undefined && { rotate }) },
  });
  if (answer.statusCode !== 200) return { status: answer.statusCode, access: "", next: "" };
  const { access, refresh: next = "" } = refreshedTokenSchema.parse(answer.json());
  return { status: 200, access, next };
};
const isLoggedIn = async (access: string) => {
  const headers = { authorization: `Bearer ${access}` };
  return (await site.app.inject({ url: "/api/profile/", headers })).statusCode === 200;
};
/** Moves the last rotation into the past, beyond the grace period. */
const expireGracePeriod = () =>
  site.database
    .updateTable("sessions")
    .set({ rotated_at: new Date(Date.now() - 11_000) })
    .execute();

describe("a client that does not rotate its refresh token (API1, LO3)", () => {
  test("can use it until the session ends", async () => {
    const session = await logInAs(site, "admin");
    for (let round = 0; round < 3; round += 1) {
      const { status, access, next } = await refresh(session.refresh);
      expect([status, next]).toEqual([200, ""]);
      expect(await isLoggedIn(access)).toBe(true);
    }
  });
});

describe("a client that rotates its refresh token (LO3)", () => {
  let session: LoggedIn;
  const logInAndRotate = async () => {
    session = await logInAs(site, "admin");
    return refresh(session.refresh, true);
  };

  test("continues with each new token", async () => {
    const first = await logInAndRotate();
    await expireGracePeriod();
    const second = await refresh(first.next, true);
    await expireGracePeriod();
    const third = await refresh(second.next);
    expect(new Set([session.refresh, first.next, second.next]).size).toBe(3);
    expect(await isLoggedIn(third.access)).toBe(true);
  });

  test.each([true, false])(
    "loses its session when a replaced token is used again (rotate: %s)",
    async (rotate) => {
      const { next, access } = await logInAndRotate();
      await expireGracePeriod();
      expect(await isLoggedIn(access)).toBe(true);
      expect((await refresh(session.refresh, rotate)).status).toBe(401);
      expect(await isLoggedIn(access)).toBe(false);
      expect(await isLoggedIn(session.access)).toBe(false);
      expect((await refresh(next, true)).status).toBe(401);
    },
  );

  test("stays logged in when several tabs rotate at once", async () => {
    session = await logInAs(site, "admin");
    const tabs = await Promise.all([1, 2, 3, 4].map(() => refresh(session.refresh, true)));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expireGracePeriod();
    for (const { access } of tabs) expect(await isLoggedIn(access)).toBe(true);
    expect((await refresh(tabs[0]?.next ?? "")).status).toBe(200);
    expect((await refresh(tabs[3]?.next ?? "")).status).toBe(200);
  });

  test("has no grace period for a token older than the previous one", async () => {
    const { next } = await logInAndRotate();
    await refresh(next, true);
    expect((await refresh(session.refresh)).status).toBe(401);
  });

  test("keeps the account's other sessions when a replaced token is used again", async () => {
    await logInAndRotate();
    await expireGracePeriod();
    const { username, password } = session;
    const login = await requestTokens(site, { username, password });
    await refresh(session.refresh);
    expect(await isLoggedIn(refreshedTokenSchema.parse(login.json()).access)).toBe(true);
  });
});
