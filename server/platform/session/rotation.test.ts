import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refreshedTokenSchema } from "#domain/session/session.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
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
const isIn = async (access: string) => {
  const headers = { authorization: `Bearer ${access}` };
  return (await site.app.inject({ url: "/api/profile/", headers })).statusCode === 200;
};
/** As if the last change of tokens had been a while ago. */
const letTimePass = () =>
  site.database
    .updateTable("sessions")
    .set({ rotated_at: new Date(Date.now() - 11_000) })
    .execute();

describe("a client that keeps its first refresh token (API1, LO3)", () => {
  test("may use it as long as the session lasts", async () => {
    const session = await logInAs(site, "admin");
    for (let time = 0; time < 3; time += 1) {
      const { status, access, next } = await refresh(session.refresh);
      expect([status, next]).toEqual([200, ""]);
      expect(await isIn(access)).toBe(true);
    }
  });
});

describe("a client that asks for the next one (LO3)", () => {
  let session: LoggedIn;
  const begin = async () => {
    session = await logInAs(site, "admin");
    return refresh(session.refresh, true);
  };

  test("goes on with that, and with that one's next", async () => {
    const first = await begin();
    await letTimePass();
    const second = await refresh(first.next, true);
    await letTimePass();
    const third = await refresh(second.next);
    expect(new Set([session.refresh, first.next, second.next]).size).toBe(3);
    expect(await isIn(third.access)).toBe(true);
  });

  test.each([true, false])(
    "and is out with whoever copied it once a used-up one comes again (rotate: %s)",
    async (rotate) => {
      const { next, access } = await begin();
      await letTimePass();
      expect(await isIn(access)).toBe(true);
      expect((await refresh(session.refresh, rotate)).status).toBe(401);
      expect(await isIn(access)).toBe(false);
      expect(await isIn(session.access)).toBe(false);
      expect((await refresh(next, true)).status).toBe(401);
    },
  );

  test("in two tabs at once is logged out of neither", async () => {
    session = await logInAs(site, "admin");
    const tabs = await Promise.all([1, 2, 3, 4].map(() => refresh(session.refresh, true)));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await letTimePass();
    for (const { access } of tabs) expect(await isIn(access)).toBe(true);
    expect((await refresh(tabs[0]?.next ?? "")).status).toBe(200);
    expect((await refresh(tabs[3]?.next ?? "")).status).toBe(200);
  });

  test("has no grace for a token older than the one before", async () => {
    const { next } = await begin();
    await refresh(next, true);
    expect((await refresh(session.refresh)).status).toBe(401);
  });

  test("leaves other sessions of the account alone", async () => {
    await begin();
    await letTimePass();
    const { username, password } = session;
    const login = await site.app.inject({
      method: "POST",
      url: "/api/token/",
      payload: { username, password },
    });
    await refresh(session.refresh);
    expect(await isIn(refreshedTokenSchema.parse(login.json()).access)).toBe(true);
  });
});
