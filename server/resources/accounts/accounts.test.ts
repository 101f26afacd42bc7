import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AccountsClient } from "#server/testing/accounts-client.ts";
import { type LoggedIn, logInAs, requestTokens } from "#server/testing/log-in.ts";
import { problemCode } from "#server/testing/problem-response.ts";
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

describe("LE8: an account", () => {
  test("is deactivated: its sessions end, its rows stay", async () => {
    const agent = await logInAs(site, "agent");
    const id = await accounts.idOf(agent);
    const email = "agent@example.org";
    expect((await accounts.change(id, { email })).json()).toMatchObject({ email });
    const answer = await accounts.change(id, { is_disabled: true });
    expect(answer.json()).toMatchObject({ id, is_disabled: true, role: "agent", email });
    expect((await accounts.get("/api/profile/", agent)).statusCode).toBe(401);
    const { username, password } = agent;
    expect((await requestTokens(site, { username, password })).statusCode).toBe(401);
    expect((await accounts.change(id, { is_disabled: false })).json()).toMatchObject({ is_disabled: false });
    expect((await accounts.get("/api/profile/", agent)).statusCode).toBe(401);
    expect((await requestTokens(site, { username, password })).statusCode).toBe(200);
  });

  test("gets another role with the next request, and loses papers with the role of an admin", async () => {
    const other = await logInAs(site, "admin", true);
    const id = await accounts.idOf(other);
    expect((await accounts.get("/api/accounts/", other)).statusCode).toBe(200);
    expect((await accounts.change(id, { role: "agent" })).json()).toMatchObject({
      role: "agent",
      can_see_papers: false,
    });
    expect((await accounts.get("/api/accounts/", other)).statusCode).toBe(403);
    expect((await accounts.change(id, { role: "admin" })).json()).toMatchObject({
      role: "admin",
      can_see_papers: false,
    });
  });

  test("LD7: sees papers only if an admin who may see them says so", async () => {
    const plain = await logInAs(site, "admin", false);
    const other = await logInAs(site, "admin", false);
    const agent = await logInAs(site, "agent");
    const id = await accounts.idOf(other);
    expect((await accounts.change(id, { can_see_papers: true }, plain)).statusCode).toBe(403);
    expect(
      (await accounts.change(await accounts.idOf(plain), { can_see_papers: true }, plain)).statusCode,
    ).toBe(403);
    expect((await accounts.change(await accounts.idOf(agent), { can_see_papers: true })).statusCode).toBe(
      400,
    );
    expect((await accounts.change(id, { can_see_papers: true })).json()).toMatchObject({
      can_see_papers: true,
    });
    expect((await accounts.change(id, { can_see_papers: false })).json()).toMatchObject({
      can_see_papers: false,
    });
  });

  test("is changed by admins with their password only", async () => {
    const agent = await logInAs(site, "agent");
    const id = await accounts.idOf(agent);
    expect((await accounts.change(id, { role: "admin", password: "wrong" })).statusCode).toBe(400);
    expect((await accounts.change(id, { role: "admin" }, agent)).statusCode).toBe(403);
    expect((await accounts.change(999_999, { role: "admin" })).statusCode).toBe(404);
    expect((await accounts.change(id, { is_admin: true, is_staff: false })).json()).toMatchObject({
      role: "agent",
    });
  });

  test("appears in the history with who changed what", async () => {
    const agent = await logInAs(site, "agent");
    const id = await accounts.idOf(agent);
    await accounts.change(id, { role: "admin" });
    const entries = await site.database
      .selectFrom("row_history")
      .select(["account_id", "before", "after"])
      .where("table_name", "=", "accounts")
      .where("row_id", "=", id)
      .where("action", "=", "update")
      .execute();
    expect(entries).toEqual([
      {
        account_id: await accounts.idOf(admin),
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
