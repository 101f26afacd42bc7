import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { problemFields } from "#server/testing/problem-response.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
let agentId: number;
let id: number;
let other: number;

beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  const account = site.database.selectFrom("accounts").select("id").where("username", "=", agent.username);
  agentId = (await account.executeTakeFirstOrThrow()).id;
  const rows = await site.database
    .insertInto("properties")
    .values([{ ...sampleProperty, owner_id: agentId }, sampleProperty])
    .returning("id")
    .execute();
  [id, other] = rows.map((row) => row.id) as [number, number];
});
afterAll(() => site.close());

const setPhone = (phone: unknown, { headers }: LoggedIn = agent) =>
  site.app.inject({ method: "PUT", url: "/api/phone/", payload: { phone }, headers });
const changeAccount = async (change: object) => {
  const { headers, password } = admin;
  const payload = { password, ...change };
  const response = await site.app.inject({
    method: "PATCH",
    url: `/api/accounts/${agentId}/`,
    payload,
    headers,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const phoneOf = async (property: number) =>
  (await site.app.inject(`/api/properties/${property}/`)).json().agent_phone;
const textOf = async (url: string) => (await site.app.inject(url)).body;

describe("VT2: the phone of the agent who owns a listing", () => {
  test("is in the API and on the pages, without the account's name", async () => {
    expect((await setPhone("980-0000301")).json()).toEqual({ phone: "980-0000301" });
    expect([await phoneOf(id), await phoneOf(other)]).toEqual(["980-0000301", null]);
    const { results } = (await site.app.inject("/api/properties/")).json();
    expect(results.map(({ agent_phone }: { agent_phone: string }) => agent_phone)).toContain("980-0000301");
    for (const url of [`/property/${id}`, "/buy"]) {
      expect(await textOf(url)).toContain("tel:9800000301");
      expect(await textOf(url)).not.toContain(agent.username);
    }
    expect(await textOf(`/api/properties/${id}/`)).not.toContain(agent.username);
  });

  test("invalidates the pages and API responses that show it, and no other page", async () => {
    const shown = [`/property/${id}`, `/np/property/${id}`, "/buy", "/np/buy", `/api/properties/${id}/`];
    for (const phone of ["9800000302", "9800000303"]) {
      await setPhone(phone);
      for (const url of shown) expect(await textOf(url), url).toContain(phone);
    }
    const { headers } = await site.app.inject(`/api/properties/${id}/`);
    await setPhone("9800000304");
    const known = { "if-none-match": String(headers.etag) };
    const url = `/api/properties/${id}/`;
    expect((await site.app.inject({ url, headers: known })).statusCode).toBe(200);
  });

  test("counts only while the account is active and has a role", async () => {
    await setPhone("9800000305");
    await changeAccount({ is_disabled: true });
    expect(await phoneOf(id)).toBeNull();
    expect(await textOf(`/property/${id}`)).not.toContain("9800000305");
    await changeAccount({ is_disabled: false });
    expect(await phoneOf(id)).toBe("9800000305");
    await site.database.updateTable("accounts").set({ is_agent: false }).where("id", "=", agentId).execute();
    await expect.poll(() => phoneOf(id)).toBeNull();
    await changeAccount({ role: "agent" });
    expect(await phoneOf(id)).toBe("9800000305");
  });

  test("is changed by an admin, too, and appears in the history of the account", async () => {
    expect(await changeAccount({ phone: "९८०००००३०६" })).toMatchObject({ phone: "9800000306" });
    expect(await phoneOf(id)).toBe("9800000306");
    expect(await changeAccount({ role: "agent" })).toMatchObject({ phone: "9800000306" });
    const entry = await site.database
      .selectFrom("row_history")
      .select(["after"])
      .where("table_name", "=", "accounts")
      .where("row_id", "=", agentId)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(entry.after).toEqual({ phone: "9800000306" });
    expect(await changeAccount({ phone: "" })).toMatchObject({ phone: null });
    expect(await phoneOf(id)).toBeNull();
  });

  test("follows the listing to its next owner", async () => {
    await changeAccount({ phone: "9800000307" });
    expect(await textOf(`/property/${id}`)).toContain("9800000307");
    const change = { owner_id: null };
    const payload = { kind: "properties", ids: [id], change };
    const response = await site.app.inject({
      method: "POST",
      url: "/api/bulk/",
      payload,
      headers: admin.headers,
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(await textOf(`/property/${id}`)).not.toContain("9800000307");
  });

  test("must be a phone number, and needs a session with a role", async () => {
    const refused = await setPhone("call me", admin);
    expect(refused.statusCode).toBe(400);
    expect(problemFields(refused).phone?.[0]?.code).toBe("phone_invalid");
    expect((await setPhone("9800000308", await logInAs(site, "staff"))).statusCode).toBe(403);
    expect(
      (await site.app.inject({ method: "PUT", url: "/api/phone/", payload: { phone: null } })).statusCode,
    ).toBe(401);
  });
});
