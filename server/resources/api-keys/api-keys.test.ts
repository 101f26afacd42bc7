import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiKeySchema, maxKeysOfAccount } from "#domain/api-keys/api-key.ts";
import { disableAccount, enableAccount } from "#server/platform/session/accounts.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { createKeyOf } from "#server/testing/create-key.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { problemCode, problemFields } from "#server/testing/problem-response.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { deleteEndedKeys } from "./repository.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
});
afterAll(() => site.close());

type Caller = Readonly<{ headers: { authorization: string } }>;
const get = (url: string, { headers }: Caller) => site.app.inject({ url, headers });
const list = async (caller: Caller) => {
  const response = await get("/api/keys/", caller);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().results.map((row: unknown) => apiKeySchema.parse(row));
};
const create = (payload: object, { headers }: Caller = agent) =>
  site.app.inject({
    method: "POST",
    url: "/api/keys/",
    headers,
    payload: { name: "Website", scopes: ["read"], lifetime: "30_days", password: agent.password, ...payload },
  });
const revoke = (id: number, { headers }: Caller) =>
  site.app.inject({ method: "DELETE", url: `/api/keys/${id}/`, headers });
const rowOf = (id: number) =>
  site.database.selectFrom("api_keys").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const idOf = async ({ username }: LoggedIn) =>
  (
    await site.database
      .selectFrom("accounts")
      .select("id")
      .where("username", "=", username)
      .executeTakeFirstOrThrow()
  ).id;

describe("IM6: a key", () => {
  test("is shown once, stored as its SHA-256, and recognised by its beginning", async () => {
    const { id, key } = await createKeyOf(site, agent, ["read"]);
    expect(key).toMatch(/^mg_[\w-]{43}$/);
    const row = await rowOf(id);
    expect(row.hash).toEqual(createHash("sha256").update(key).digest());
    expect(row.prefix).toBe(key.slice(0, 11));
    const text = (await get("/api/keys/", agent)).body;
    expect(text).toContain(row.prefix);
    expect(text).not.toContain(key);
    expect(text).not.toContain(row.hash.toString("hex"));
  });

  test("is created with the password only, by people who logged in", async () => {
    expect(problemFields(await create({ password: "wrong" }))).toMatchObject({
      password: [{ code: "password_wrong" }],
    });
    expect(problemCode(await create({ scopes: ["papers"] }))).toBe("invalid_input");
    const { headers } = await createKeyOf(site, admin, ["read", "listings", "leads"]);
    expect(problemCode(await create({ password: admin.password }, { headers }))).toBe("not_allowed");
    const staff = await logInAs(site, "staff");
    expect(problemCode(await create({ password: staff.password }, staff))).toBe("not_allowed");
  });

  test("is created with a code where the second factor is on", async () => {
    const owner = await logInAs(site, "agent");
    const { headers, password } = owner;
    const post = (url: string, payload: object) => site.app.inject({ method: "POST", url, payload, headers });
    const { secret } = (await post("/api/second-factor/", { password })).json();
    await post("/api/second-factor/confirm/", { code: authenticatorCode(secret) });
    expect(problemFields(await create({ password }, owner))).toMatchObject({ code: [{ code: "required" }] });
    const code = authenticatorCode(secret, 1);
    expect((await create({ password, code }, owner)).statusCode).toBe(201);
  });

  test("writes as its account, whose rows alone an agent's key reaches", async () => {
    const { headers } = await createKeyOf(site, agent, ["listings"]);
    const payload = { status: "withdrawn" };
    const own = await insertProperty(site.database, { owner_id: await idOf(agent) });
    const foreign = await insertProperty(site.database, { owner_id: await idOf(admin) });
    const change = (id: number) =>
      site.app.inject({ method: "PATCH", url: `/api/properties/${id}/`, payload, headers });
    expect((await change(own)).statusCode).toBe(200);
    expect((await change(foreign)).statusCode).toBe(404);
    const entry = await site.database
      .selectFrom("row_history")
      .select("account_id")
      .where("table_name", "=", "properties")
      .where("row_id", "=", own)
      .where("action", "=", "update")
      .executeTakeFirstOrThrow();
    expect(entry.account_id).toBe(await idOf(agent));
  });

  test("has its last use recorded at most once a minute", async () => {
    const { id, headers } = await createKeyOf(site, agent, ["read"]);
    expect((await rowOf(id)).last_used_at).toBeNull();
    await get("/api/profile/", { headers });
    const first = (await rowOf(id)).last_used_at;
    expect(first).toBeInstanceOf(Date);
    await get("/api/profile/", { headers });
    expect((await rowOf(id)).last_used_at).toEqual(first);
    const earlier = new Date(Date.now() - 61_000);
    await site.database.updateTable("api_keys").set({ last_used_at: earlier }).where("id", "=", id).execute();
    await get("/api/profile/", { headers });
    expect((await rowOf(id)).last_used_at?.getTime()).toBeGreaterThan(earlier.getTime());
  });

  test("leaves who created and revoked it in the history, but not its hash", async () => {
    const { id } = await createKeyOf(site, agent, ["read"]);
    await revoke(id, admin);
    const entries = await site.database
      .selectFrom("row_history")
      .select(["action", "account_id", "after"])
      .where("table_name", "=", "api_keys")
      .where("row_id", "=", id)
      .orderBy("id")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(["insert", "update"]);
    expect(entries.map(({ account_id }) => account_id)).toEqual([await idOf(agent), await idOf(admin)]);
    expect(Object.keys(entries[1]?.after ?? {})).toEqual(["revoked_at"]);
  });
});

describe("IM6: a key ends", () => {
  const status = async (headers: Caller["headers"]) => (await get("/api/leads/", { headers })).statusCode;

  test("when its account or an admin revokes it, and only then", async () => {
    const { id, headers } = await createKeyOf(site, agent, ["read"]);
    expect(problemCode(await revoke(id, await logInAs(site, "agent")))).toBe("not_found");
    expect(await status(headers)).toBe(200);
    expect((await revoke(id, agent)).statusCode).toBe(204);
    expect(problemCode(await get("/api/leads/", { headers }))).toBe("token_invalid");
    const { revoked_at } = await rowOf(id);
    expect((await revoke(id, admin)).statusCode).toBe(204);
    expect((await rowOf(id)).revoked_at).toEqual(revoked_at);
  });

  test("when it expires", async () => {
    const { id, headers } = await createKeyOf(site, agent, ["read"]);
    await site.database
      .updateTable("api_keys")
      .set({ expires_at: new Date() })
      .where("id", "=", id)
      .execute();
    expect(problemCode(await get("/api/leads/", { headers }))).toBe("token_expired");
  });

  test("with its account, and does not come back with it", async () => {
    const owner = await logInAs(site, "agent");
    const { headers } = await createKeyOf(site, owner, ["read"]);
    expect(await status(headers)).toBe(200);
    const disabled = await site.app.inject({
      method: "PATCH",
      url: `/api/accounts/${await idOf(owner)}/`,
      headers: admin.headers,
      payload: { password: admin.password, is_disabled: true },
    });
    expect(disabled.statusCode, disabled.body).toBe(200);
    expect(await status(headers)).toBe(401);
    await enableAccount(site.database, owner.username);
    expect(await status(headers)).toBe(401);
    const other = await logInAs(site, "agent");
    const second = await createKeyOf(site, other, ["read"]);
    await disableAccount(site.database, other.username);
    expect(await status(second.headers)).toBe(401);
  });

  test("to reach what a new role may not", async () => {
    const owner = await logInAs(site, "admin");
    const { headers } = await createKeyOf(site, owner, ["read"]);
    const count = async () => (await get("/api/properties/", { headers })).json().count;
    await insertProperty(site.database, { status: "draft" });
    const before = await count();
    const account = site.database.updateTable("accounts").where("username", "=", owner.username);
    await account.set({ is_admin: false, is_agent: true }).execute();
    expect(await count()).toBeLessThan(before);
    await account.set({ is_agent: false }).execute();
    expect(await status(headers)).toBe(403);
  });
});

test("IM6: agents list their own keys, admins those of all, usable ones first", async () => {
  const other = await logInAs(site, "agent");
  const { id: ended } = await createKeyOf(site, other, ["read"]);
  const { id: usable } = await createKeyOf(site, other, ["leads", "listings"]);
  const { id: newest } = await createKeyOf(site, other, ["read"]);
  await revoke(newest, other);
  await site.database
    .updateTable("api_keys")
    .set({ expires_at: new Date() })
    .where("id", "=", ended)
    .execute();
  const own = await list(other);
  expect(own.map(({ id }: { id: number }) => id)).toEqual([usable, newest, ended]);
  expect(own[0]).toMatchObject({ account: other.username, scopes: ["leads", "listings"] });
  const ids = (await list(admin)).map(({ id }: { id: number }) => id);
  expect(ids).toEqual(expect.arrayContaining([usable, newest, ended]));
  expect((await list(agent)).some(({ id }: { id: number }) => id === usable)).toBe(false);
});

test("IM6: an account has at most twenty usable keys, also when they are created at the same time", async () => {
  const owner = await logInAs(site, "agent");
  const accountId = await idOf(owner);
  const values = Array.from({ length: maxKeysOfAccount - 2 }, (_, index) => ({
    account_id: accountId,
    name: "x",
    prefix: "mg_x",
    hash: createHash("sha256").update(`${owner.username}${index}`).digest(),
    scopes: ["read" as const],
    expires_at: null,
  }));
  await site.database.insertInto("api_keys").values(values).execute();
  const { password } = owner;
  const responses = await Promise.all([1, 2, 3, 4].map(() => create({ password }, owner)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 400, 400]);
});

test("IM6: keys that ended 90 days ago are deleted", async () => {
  const { id: usable } = await createKeyOf(site, admin, ["read"]);
  const { id: revoked } = await createKeyOf(site, admin, ["read"]);
  await revoke(revoked, admin);
  await deleteEndedKeys(site.database, new Date(Date.now() + 89 * 24 * 60 * 60 * 1000));
  await expect(rowOf(revoked)).resolves.toBeDefined();
  await site.database.updateTable("api_keys").set({ expires_at: null }).where("id", "=", usable).execute();
  await deleteEndedKeys(site.database, new Date(Date.now() + 91 * 24 * 60 * 60 * 1000));
  await expect(rowOf(revoked)).rejects.toThrow();
  await expect(rowOf(usable)).resolves.toBeDefined();
});

test("IM6: each key has its own limit of calls, which instances share", async () => {
  const store = await createTestDatabase();
  const limited = await createTestApp({ RATE_LIMITS: "on" }, store);
  const owner = await logInAs(limited, "admin");
  const first = await createKeyOf(limited, owner, ["read"]);
  const second = await createKeyOf(limited, owner, ["read"]);
  const call = ({ headers }: Caller) => limited.app.inject({ url: "/api/profile/", headers });
  expect((await call(first)).statusCode).toBe(200);
  await store.database.updateTable("limits").set({ hits: 300 }).execute();
  const refused = await call(first);
  expect(problemCode(refused)).toBe("too_many_requests");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await call(second)).statusCode).toBe(200);
  await limited.close();
});
