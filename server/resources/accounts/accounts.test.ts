import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccount } from "#server/platform/session/accounts.ts";
import { type LoggedIn, logInAs, requestTokens } from "#server/testing/log-in.ts";
import { problemCode, problemFields } from "#server/testing/problem-response.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const codesOf = (response: Parameters<typeof problemFields>[0]) =>
  Object.fromEntries(
    Object.entries(problemFields(response)).map(([field, problems]) => [
      field,
      problems.map(({ code }) => code),
    ]),
  );

type Caller = Pick<LoggedIn, "headers">;
const post = (url: string, payload: object, { headers }: Caller = admin) =>
  site.app.inject({ method: "POST", url, payload, headers });
const patch = (id: number, payload: object, caller: LoggedIn = admin) =>
  site.app.inject({
    method: "PATCH",
    url: `/api/accounts/${id}/`,
    payload: { password: caller.password, ...payload },
    headers: caller.headers,
  });
const get = (url: string, { headers }: Caller = admin) => site.app.inject({ url, headers });
const idOf = async ({ username }: LoggedIn) =>
  (
    await site.database
      .selectFrom("accounts")
      .select("id")
      .where("username", "=", username)
      .executeTakeFirstOrThrow()
  ).id;
const visitor = (url: string, payload: object) => site.app.inject({ method: "POST", url, payload });

async function inviteAs(caller: LoggedIn, input: object) {
  return post("/api/invitations/", { password: caller.password, role: "agent", ...input }, caller);
}
const tokenOf = (link: string) => link.split("#")[1] ?? "";

describe("LE8: an invitation", () => {
  test("becomes an account with the chosen password and role, once", async () => {
    const invited = await inviteAs(admin, { username: "sita", email: "sita@example.org", language: "np" });
    expect(invited.statusCode, invited.body).toBe(201);
    const { link, is_mailed } = invited.json();
    expect(link).toMatch(/^http:\/\/site\.test\/np\/invitation#[\w-]{43}$/);
    expect(is_mailed).toBe(false);
    const token = tokenOf(link);
    expect((await visitor("/api/invitations/check/", { token })).json()).toMatchObject({
      username: "sita",
      role: "agent",
    });
    const accept = () => visitor("/api/invitations/accept/", { token, new_password: "a long password" });
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404, 404]);
    expect((await accept()).statusCode).toBe(404);
    expect((await visitor("/api/invitations/check/", { token })).statusCode).toBe(404);
    const tokens = await requestTokens(site, { username: "sita", password: "a long password" });
    const headers = { authorization: `Bearer ${tokens.json().access}` };
    expect((await get("/api/profile/", { headers })).json()).toEqual({
      username: "sita",
      is_admin: false,
      is_agent: true,
      is_staff: true,
      can_see_papers: false,
      display_name: null,
    });
    const accounts = (await get("/api/accounts/")).json().results;
    expect(accounts).toContainEqual(
      expect.objectContaining({ username: "sita", role: "agent", email: "sita@example.org" }),
    );
  });

  test("stores no token, and keeps the link out of the list", async () => {
    const { link, id } = (await inviteAs(admin, { username: "gita" })).json();
    const stored = await site.database.selectFrom("invitations").selectAll().execute();
    expect(stored.map(({ token_hash }) => token_hash.toString("base64url"))).not.toContain(tokenOf(link));
    const listed = await get("/api/invitations/");
    expect(listed.json().results).toContainEqual(expect.objectContaining({ id, username: "gita" }));
    expect(listed.body).not.toContain(tokenOf(link));
  });

  test("is replaced by another one to the same name", async () => {
    const first = (await inviteAs(admin, { username: "ram" })).json();
    const second = (await inviteAs(admin, { username: "ram", role: "admin" })).json();
    const check = (link: string) => visitor("/api/invitations/check/", { token: tokenOf(link) });
    expect((await check(first.link)).statusCode).toBe(404);
    expect((await check(second.link)).json().role).toBe("admin");
  });

  test("is replaced by one to a name that differs in case or width only, so that there is one account of it", async () => {
    const first = (await inviteAs(admin, { username: "Hari" })).json();
    const second = (await inviteAs(admin, { username: "ｈａｒｉ" })).json();
    const accept = (link: string) =>
      visitor("/api/invitations/accept/", { token: tokenOf(link), new_password: "a long password" });
    expect((await accept(first.link)).statusCode).toBe(404);
    expect((await accept(second.link)).statusCode).toBe(201);
    const taken = await inviteAs(admin, { username: "HARI" });
    expect(codesOf(taken)).toEqual({ username: ["username_taken"] });
    const created = { username: "hari", password: "a long password", isAdmin: true };
    expect(await createAccount(site.database, created)).toBe(false);
  });

  test("can be withdrawn, expires, and ends with the rights of the inviter", async () => {
    const check = (link: string) => visitor("/api/invitations/check/", { token: tokenOf(link) });
    const withdrawn = (await inviteAs(admin, { username: "withdrawn" })).json();
    const url = `/api/invitations/${withdrawn.id}/`;
    const remove = () => site.app.inject({ method: "DELETE", url, headers: admin.headers });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
    expect((await check(withdrawn.link)).statusCode).toBe(404);

    const late = (await inviteAs(admin, { username: "late" })).json();
    await site.database
      .updateTable("invitations")
      .set({ expires_at: new Date(Date.now() - 1) })
      .where("id", "=", late.id)
      .execute();
    const accepted = await visitor("/api/invitations/accept/", {
      token: tokenOf(late.link),
      new_password: "a long password",
    });
    expect(accepted.statusCode).toBe(404);

    const leaving = await logInAs(site, "admin");
    const friend = (await inviteAs(leaving, { username: "friend", role: "admin" })).json();
    expect((await check(friend.link)).statusCode).toBe(200);
    expect((await patch(await idOf(leaving), { is_disabled: true })).statusCode).toBe(200);
    expect((await check(friend.link)).statusCode).toBe(404);
  });

  test("needs the password of the admin and a name that is free, whatever its case", async () => {
    const wrong = await post("/api/invitations/", { username: "x", role: "agent", password: "no" });
    expect([wrong.statusCode, codesOf(wrong)]).toEqual([400, { password: ["password_wrong"] }]);
    const taken = await inviteAs(admin, { username: admin.username.toUpperCase() });
    expect(codesOf(taken)).toEqual({ username: ["username_taken"] });
    expect((await inviteAs(admin, { username: "x", role: "owner" })).statusCode).toBe(400);
    expect((await inviteAs(admin, { username: "x", email: "no address" })).statusCode).toBe(400);
  });

  test("asks for a password that is long enough and not the name", async () => {
    const { link } = (await inviteAs(admin, { username: "hari-prasad" })).json();
    const accept = (new_password: string) =>
      visitor("/api/invitations/accept/", { token: tokenOf(link), new_password });
    expect(codesOf(await accept("short"))).toEqual({ new_password: ["password_short"] });
    expect(codesOf(await accept("Hari-Prasad"))).toEqual({ new_password: ["password_is_name"] });
    expect((await accept("a long password")).statusCode).toBe(201);
  });

  test("is mailed if mail is set up", async () => {
    const mailing = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "office@example.org" });
    try {
      const { headers, password } = await logInAs(mailing, "admin");
      const invited = await mailing.app.inject({
        method: "POST",
        url: "/api/invitations/",
        payload: { password, username: "gita", role: "agent", email: "gita@example.org", language: "np" },
        headers,
      });
      const { link, is_mailed } = invited.json();
      expect(is_mailed).toBe(true);
      const [mail] = await mailing.database.selectFrom("mails").selectAll().execute();
      expect(mail).toMatchObject({ kind: "account", to_address: "gita@example.org", language: "np" });
      expect(mail?.text).toContain(link);
    } finally {
      await mailing.close();
    }
  });

  test("loses to an account that got its name meanwhile, and stays", async () => {
    const { link } = (await inviteAs(admin, { username: "maya" })).json();
    await createAccount(site.database, { username: "maya", password: "x", isAdmin: false });
    const answer = await visitor("/api/invitations/accept/", {
      token: tokenOf(link),
      new_password: "a long password",
    });
    expect([answer.statusCode, problemCode(answer)]).toEqual([409, "state_changed"]);
  });
});

describe("LE8: an account", () => {
  test("is deactivated: its sessions end, its rows stay", async () => {
    const agent = await logInAs(site, "agent");
    const id = await idOf(agent);
    const email = "agent@example.org";
    expect((await patch(id, { email })).json()).toMatchObject({ email });
    const answer = await patch(id, { is_disabled: true });
    expect(answer.json()).toMatchObject({ id, is_disabled: true, role: "agent", email });
    expect((await get("/api/profile/", agent)).statusCode).toBe(401);
    const { username, password } = agent;
    expect((await requestTokens(site, { username, password })).statusCode).toBe(401);
    expect((await patch(id, { is_disabled: false })).json()).toMatchObject({ is_disabled: false });
    expect((await get("/api/profile/", agent)).statusCode).toBe(401);
    expect((await requestTokens(site, { username, password })).statusCode).toBe(200);
  });

  test("gets another role with the next request, and loses papers with the role of an admin", async () => {
    const other = await logInAs(site, "admin", true);
    const id = await idOf(other);
    expect((await get("/api/accounts/", other)).statusCode).toBe(200);
    expect((await patch(id, { role: "agent" })).json()).toMatchObject({
      role: "agent",
      can_see_papers: false,
    });
    expect((await get("/api/accounts/", other)).statusCode).toBe(403);
    expect((await patch(id, { role: "admin" })).json()).toMatchObject({
      role: "admin",
      can_see_papers: false,
    });
  });

  test("LD7: sees papers only if an admin who may see them says so", async () => {
    const plain = await logInAs(site, "admin", false);
    const other = await logInAs(site, "admin", false);
    const agent = await logInAs(site, "agent");
    const id = await idOf(other);
    expect((await patch(id, { can_see_papers: true }, plain)).statusCode).toBe(403);
    expect((await patch(await idOf(plain), { can_see_papers: true }, plain)).statusCode).toBe(403);
    expect((await patch(await idOf(agent), { can_see_papers: true })).statusCode).toBe(400);
    expect((await patch(id, { can_see_papers: true })).json()).toMatchObject({ can_see_papers: true });
    expect((await patch(id, { can_see_papers: false })).json()).toMatchObject({ can_see_papers: false });
  });

  test("is changed by admins with their password only", async () => {
    const agent = await logInAs(site, "agent");
    const id = await idOf(agent);
    expect((await patch(id, { role: "admin", password: "wrong" })).statusCode).toBe(400);
    expect((await patch(id, { role: "admin" }, agent)).statusCode).toBe(403);
    expect((await patch(999_999, { role: "admin" })).statusCode).toBe(404);
    expect((await patch(id, { is_admin: true, is_staff: false })).json()).toMatchObject({ role: "agent" });
  });

  test("appears in the history with who changed what", async () => {
    const agent = await logInAs(site, "agent");
    const id = await idOf(agent);
    await patch(id, { role: "admin" });
    const entries = await site.database
      .selectFrom("row_history")
      .select(["account_id", "before", "after"])
      .where("table_name", "=", "accounts")
      .where("row_id", "=", id)
      .where("action", "=", "update")
      .execute();
    expect(entries).toEqual([
      {
        account_id: await idOf(admin),
        before: { is_admin: false, is_agent: true },
        after: { is_admin: true, is_agent: false },
      },
    ]);
  });
});

describe("LE8: the last admin", () => {
  test("stays, also if two admins remove each other at once", async () => {
    const alone = await createTestApp();
    try {
      for (let round = 0; round < 5; round += 1) {
        await alone.database.updateTable("accounts").set({ is_disabled: true }).execute();
        const pair = [await logInAs(alone, "admin"), await logInAs(alone, "admin")];
        const ids = await Promise.all(
          pair.map(async ({ username }) => {
            const found = alone.database.selectFrom("accounts").select("id").where("username", "=", username);
            return (await found.executeTakeFirstOrThrow()).id;
          }),
        );
        const remove = (caller: LoggedIn | undefined, id: number | undefined, change: object) =>
          alone.app.inject({
            method: "PATCH",
            url: `/api/accounts/${id}/`,
            payload: { password: caller?.password, ...change },
            headers: caller?.headers ?? {},
          });
        const change = round % 2 === 0 ? { role: "agent" } : { is_disabled: true };
        const answers = await Promise.all([remove(pair[0], ids[1], change), remove(pair[1], ids[0], change)]);
        const statuses = answers.map(({ statusCode }) => statusCode).sort();
        expect(statuses[0]).toBe(200);
        // The second finds itself without rights, without a password, or its session ended.
        expect([400, 401, 403]).toContain(statuses[1]);
        const admins = await alone.database
          .selectFrom("accounts")
          .select("id")
          .where("is_admin", "=", true)
          .where("is_disabled", "=", false)
          .execute();
        expect(admins).toHaveLength(1);
        const last = pair[ids.indexOf(admins[0]?.id ?? 0)];
        for (const own of [{ role: "agent" }, { is_disabled: true }]) {
          const answer = await remove(last, admins[0]?.id, own);
          expect([answer.statusCode, problemCode(answer)]).toEqual([409, "last_admin"]);
        }
      }
    } finally {
      await alone.close();
    }
  });
});

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
    const { results } = (await get("/api/sessions/", agent)).json();
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
    const moved = (await get("/api/sessions/", agent)).json().results;
    expect(moved).toContainEqual(
      expect.objectContaining({ browser: null, system: null, network: "2001:db8:1:2", is_current: false }),
    );
    expect(JSON.stringify((await get("/api/sessions/")).json())).not.toContain(moved[0].id);
  });

  test("are ended one by one or all others at once, and never another account's", async () => {
    const agent = await logInAs(site, "agent");
    const [second, third] = [await logInFrom(agent, "203.0.113.1"), await logInFrom(agent, "203.0.113.2")];
    const { results } = (await get("/api/sessions/", agent)).json();
    const ofSecond = results.find(({ network }: { network: string }) => network === "203.0.113.1");
    expect((await post("/api/sessions/end/", { session: ofSecond.id })).statusCode).toBe(404);
    expect((await post("/api/sessions/end/", { session: ofSecond.id }, agent)).statusCode).toBe(204);
    expect((await get("/api/profile/", second)).statusCode).toBe(401);
    expect((await get("/api/profile/", third)).statusCode).toBe(200);
    expect((await post("/api/sessions/end/", {}, agent)).statusCode).toBe(204);
    expect((await get("/api/profile/", third)).statusCode).toBe(401);
    expect((await get("/api/profile/", agent)).statusCode).toBe(200);
  });

  test("of an account are listed and ended by admins", async () => {
    const agent = await logInAs(site, "agent");
    const id = await idOf(agent);
    const url = `/api/accounts/${id}/sessions/`;
    const { results } = (await get(url)).json();
    expect(results).toHaveLength(1);
    expect((await get(url, agent)).statusCode).toBe(403);
    expect((await post(`${url}end/`, { session: results[0].id })).statusCode).toBe(204);
    expect((await get("/api/profile/", agent)).statusCode).toBe(401);
    expect((await get("/api/accounts/999999/sessions/")).statusCode).toBe(404);
  });
});

describe("LE8: the password", () => {
  test("is changed with the current one; other sessions end, this one stays", async () => {
    const agent = await logInAs(site, "agent");
    const { username, password } = agent;
    const elsewhere = (await requestTokens(site, { username, password })).json().access;
    const change = (payload: object) => post("/api/password/", payload, agent);
    const next = "another long password";
    expect(codesOf(await change({ password: "wrong", new_password: next }))).toEqual({
      password: ["password_wrong"],
    });
    expect(codesOf(await change({ password, new_password: "short" }))).toEqual({
      new_password: ["password_short"],
    });
    expect((await change({ password, new_password: next })).statusCode).toBe(204);
    expect((await get("/api/profile/", agent)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${elsewhere}` };
    expect((await get("/api/profile/", { headers })).statusCode).toBe(401);
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
