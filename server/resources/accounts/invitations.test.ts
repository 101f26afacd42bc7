import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccount } from "#server/platform/session/accounts.ts";
import { AccountsClient } from "#server/testing/accounts-client.ts";
import { type LoggedIn, logInAs, requestTokens } from "#server/testing/log-in.ts";
import { problemCode, problemCodes } from "#server/testing/problem-response.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let accounts: AccountsClient;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  accounts = new AccountsClient(site, admin);
});
afterAll(() => site.close());

const tokenOf = (link: string) => link.split("#")[1] ?? "";

describe("LE8: an invitation", () => {
  test("becomes an account with the chosen password and role, once", async () => {
    const invited = await accounts.invite({ username: "sita", email: "sita@example.org", language: "np" });
    expect(invited.statusCode, invited.body).toBe(201);
    const { link, is_mailed } = invited.json();
    expect(link).toMatch(/^http:\/\/site\.test\/np\/invitation#[\w-]{43}$/);
    expect(is_mailed).toBe(false);
    const token = tokenOf(link);
    expect((await accounts.postAsVisitor("/api/invitations/check/", { token })).json()).toMatchObject({
      username: "sita",
      role: "agent",
    });
    const accept = () =>
      accounts.postAsVisitor("/api/invitations/accept/", { token, new_password: "a long password" });
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404, 404]);
    expect((await accept()).statusCode).toBe(404);
    expect((await accounts.postAsVisitor("/api/invitations/check/", { token })).statusCode).toBe(404);
    const tokens = await requestTokens(site, { username: "sita", password: "a long password" });
    const headers = { authorization: `Bearer ${tokens.json().access}` };
    expect((await accounts.get("/api/profile/", { headers })).json()).toEqual({
      username: "sita",
      is_admin: false,
      is_agent: true,
      is_staff: true,
      can_see_papers: false,
      display_name: null,
    });
    const { results } = (await accounts.get("/api/accounts/")).json();
    expect(results).toContainEqual(
      expect.objectContaining({ username: "sita", role: "agent", email: "sita@example.org" }),
    );
  });

  test("stores no token, and keeps the link out of the list", async () => {
    const { link, id } = (await accounts.invite({ username: "gita" })).json();
    const stored = await site.database.selectFrom("invitations").selectAll().execute();
    expect(stored.map(({ token_hash }) => token_hash.toString("base64url"))).not.toContain(tokenOf(link));
    const listed = await accounts.get("/api/invitations/");
    expect(listed.json().results).toContainEqual(expect.objectContaining({ id, username: "gita" }));
    expect(listed.body).not.toContain(tokenOf(link));
  });

  test("is replaced by another one to the same name", async () => {
    const first = (await accounts.invite({ username: "ram" })).json();
    const second = (await accounts.invite({ username: "ram", role: "admin" })).json();
    const check = (link: string) =>
      accounts.postAsVisitor("/api/invitations/check/", { token: tokenOf(link) });
    expect((await check(first.link)).statusCode).toBe(404);
    expect((await check(second.link)).json().role).toBe("admin");
  });

  test("is replaced by one to a name that differs in case or width only, so that there is one account of it", async () => {
    const first = (await accounts.invite({ username: "Hari" })).json();
    const second = (await accounts.invite({ username: "ｈａｒｉ" })).json();
    const accept = (link: string) =>
      accounts.postAsVisitor("/api/invitations/accept/", {
        token: tokenOf(link),
        new_password: "a long password",
      });
    expect((await accept(first.link)).statusCode).toBe(404);
    expect((await accept(second.link)).statusCode).toBe(201);
    const taken = await accounts.invite({ username: "HARI" });
    expect(problemCodes(taken)).toEqual({ username: ["username_taken"] });
    const created = { username: "hari", password: "a long password", isAdmin: true };
    expect(await createAccount(site.database, created)).toBe(false);
  });

  test("can be withdrawn, expires, and ends with the rights of the inviter", async () => {
    const check = (link: string) =>
      accounts.postAsVisitor("/api/invitations/check/", { token: tokenOf(link) });
    const withdrawn = (await accounts.invite({ username: "withdrawn" })).json();
    const url = `/api/invitations/${withdrawn.id}/`;
    const remove = () => site.app.inject({ method: "DELETE", url, headers: admin.headers });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
    expect((await check(withdrawn.link)).statusCode).toBe(404);

    const late = (await accounts.invite({ username: "late" })).json();
    await site.database
      .updateTable("invitations")
      .set({ expires_at: new Date(Date.now() - 1) })
      .where("id", "=", late.id)
      .execute();
    const accepted = await accounts.postAsVisitor("/api/invitations/accept/", {
      token: tokenOf(late.link),
      new_password: "a long password",
    });
    expect(accepted.statusCode).toBe(404);

    const leaving = await logInAs(site, "admin");
    const friend = (await accounts.invite({ username: "friend", role: "admin" }, leaving)).json();
    expect((await check(friend.link)).statusCode).toBe(200);
    expect((await accounts.change(await accounts.idOf(leaving), { is_disabled: true })).statusCode).toBe(200);
    expect((await check(friend.link)).statusCode).toBe(404);
  });

  test("needs the password of the admin and a name that is free, whatever its case", async () => {
    const wrong = await accounts.post("/api/invitations/", { username: "x", role: "agent", password: "no" });
    expect([wrong.statusCode, problemCodes(wrong)]).toEqual([400, { password: ["password_wrong"] }]);
    const taken = await accounts.invite({ username: admin.username.toUpperCase() });
    expect(problemCodes(taken)).toEqual({ username: ["username_taken"] });
    expect((await accounts.invite({ username: "x", role: "owner" })).statusCode).toBe(400);
    expect((await accounts.invite({ username: "x", email: "no address" })).statusCode).toBe(400);
  });

  test("asks for a password that is long enough and not the name", async () => {
    const { link } = (await accounts.invite({ username: "hari-prasad" })).json();
    const accept = (new_password: string) =>
      accounts.postAsVisitor("/api/invitations/accept/", { token: tokenOf(link), new_password });
    expect(problemCodes(await accept("short"))).toEqual({ new_password: ["password_short"] });
    expect(problemCodes(await accept("Hari-Prasad"))).toEqual({ new_password: ["password_is_name"] });
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
    const { link } = (await accounts.invite({ username: "maya" })).json();
    await createAccount(site.database, { username: "maya", password: "x", isAdmin: false });
    const answer = await accounts.postAsVisitor("/api/invitations/accept/", {
      token: tokenOf(link),
      new_password: "a long password",
    });
    expect([answer.statusCode, problemCode(answer)]).toEqual([409, "state_changed"]);
  });
});
