import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
let other: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  other = await logInAs(site, "agent");
});
afterAll(() => site.close());

const get = (url: string, { headers }: LoggedIn) => site.app.inject({ url, headers });
const post = (url: string, payload: object, { headers }: LoggedIn) =>
  site.app.inject({ method: "POST", url, payload, headers });
const idsOf = (response: { json: () => { results: { id: number }[] } }) =>
  response
    .json()
    .results.map(({ id }) => id)
    .sort((a, b) => a - b);
const accountId = async ({ username }: LoggedIn) =>
  (
    await site.database
      .selectFrom("accounts")
      .select("id")
      .where("username", "=", username)
      .executeTakeFirstOrThrow()
  ).id;
const ownerOf = async (id: number) =>
  (await site.database.selectFrom("properties").select("owner_id").where("id", "=", id).executeTakeFirst())
    ?.owner_id;

async function add(caller: LoggedIn, status = "draft"): Promise<number> {
  const payload = formOf({ ...propertyFields, status });
  const response = await site.app.inject({
    method: "POST",
    url: "/api/properties/create/",
    payload,
    headers: caller.headers,
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}

describe("LE8: listings of agents", () => {
  test("belong to the agent who adds or copies them, and are the agent's whole list", async () => {
    const own = await add(agent);
    const foreign = await add(other, "active");
    expect(await ownerOf(own)).toBe(await accountId(agent));
    const copy = (await post(`/api/properties/${own}/duplicate/`, {}, agent)).json().id;
    expect(idsOf(await get("/api/properties/", agent))).toEqual([own, copy]);
    expect(idsOf(await get("/api/properties/?search=brick&status=draft", agent))).toEqual([own, copy]);
    expect(idsOf(await get("/api/properties/?untranslated=np", agent))).toEqual([own, copy]);
    expect(idsOf(await get("/api/properties/", other))).toEqual([foreign]);
    expect(idsOf(await get("/api/properties/", admin))).toEqual([own, foreign, copy]);
  });

  test("are seen by other agents as visitors see them", async () => {
    const draft = await add(other);
    const listed = await add(other, "active");
    expect((await get(`/api/properties/${draft}/`, agent)).statusCode).toBe(404);
    const seen = (await get(`/api/properties/${listed}/`, agent)).json();
    expect(seen).toEqual((await site.app.inject(`/api/properties/${listed}/`)).json());
    expect(seen).not.toHaveProperty("owner_id");
    expect((await get(`/api/properties/${listed}/`, other)).json()).toHaveProperty("owner_id");
  });

  test("of others stay as they are in a bulk change, its undo, the trash and its restoration", async () => {
    const own = await add(agent);
    const foreign = await add(other);
    const ids = [own, foreign];
    const change = { kind: "properties", ids, change: { is_deleted: true } };
    expect((await post("/api/bulk/", change, agent)).json()).toMatchObject({ changed: 1 });
    const { undo } = (await post("/api/bulk/", { ...change, ids: [foreign] }, other)).json();
    expect((await post("/api/bulk/undo/", { undo }, agent)).statusCode).toBe(404);
    expect(idsOf(await get("/api/trash/", agent))).toEqual([own]);
    const rows = ids.map((id) => ({ kind: "properties", id }));
    expect((await post("/api/trash/restore/", { rows }, agent)).json()).toEqual({ changed: 1 });
    expect((await post("/api/trash/purge/", { rows }, agent)).statusCode).toBe(403);
    expect((await get(`/api/properties/${foreign}/`, admin)).statusCode).toBe(404);
    expect((await get(`/api/properties/${own}/`, agent)).statusCode).toBe(200);
    expect((await post("/api/bulk/undo/", { undo }, other)).json()).toMatchObject({ changed: 1 });
  });

  test("are listed for admins by their agent, or with none; nobody else may ask for that", async () => {
    const own = await add(agent);
    const foreign = await add(other, "active");
    const nobodys = await add(admin, "active");
    await site.database.updateTable("properties").set({ owner_id: null }).where("id", "=", nobodys).execute();
    const ofAgent = `/api/properties/?owner=${await accountId(agent)}`;
    const [own_, foreign_, nobodys_] = await Promise.all(
      [ofAgent, `/api/properties/?owner=${await accountId(other)}`, "/api/properties/?owner=none"].map(
        async (url) => idsOf(await get(url, admin)),
      ),
    );
    expect(own_).toContain(own);
    expect(own_).not.toContain(foreign);
    expect(foreign_).toContain(foreign);
    expect(nobodys_).toEqual([nobodys]);
    const table = await get(`/api/properties/export.csv?owner=${await accountId(other)}`, admin);
    expect([table.body.includes(`\n${foreign},`), table.body.includes(`\n${own},`)]).toEqual([true, false]);
    expect((await get(ofAgent, agent)).statusCode).toBe(403);
    expect((await site.app.inject(ofAgent)).statusCode).toBe(401);
    expect((await get("/api/properties/?owner=nobody", admin)).statusCode).toBe(400);
  });

  test("get another owner by admins only, with an undo, and stay when the owner is deactivated", async () => {
    const id = await add(agent);
    const otherId = await accountId(other);
    const assign = (owner_id: number | null, caller: LoggedIn) =>
      post("/api/bulk/", { kind: "properties", ids: [id], change: { owner_id } }, caller);
    expect((await assign(otherId, agent)).statusCode).toBe(403);
    expect((await assign(999_999, admin)).statusCode).toBe(400);
    const { changed, undo } = (await assign(otherId, admin)).json();
    expect([changed, await ownerOf(id)]).toEqual([1, otherId]);
    expect((await get(`/api/properties/${id}/`, agent)).statusCode).toBe(404);
    expect((await get(`/api/properties/${id}/`, other)).statusCode).toBe(200);
    await post("/api/bulk/undo/", { undo }, admin);
    expect(await ownerOf(id)).toBe(await accountId(agent));
    expect((await assign(null, admin)).json()).toMatchObject({ changed: 1 });
    expect((await get(`/api/properties/${id}/`, agent)).statusCode).toBe(404);
  });
});

test("AP1: staff find a listing by the number that is printed on it, agents only their own", async () => {
  const own = await add(agent);
  const foreign = await add(other, "active");
  for (const search of [`${own}`, `#${own}`, `Property ID: ${own}`, `घरजग्गा नम्बर: ${own}`])
    expect(
      idsOf(await get(`/api/properties/?search=${encodeURIComponent(search)}`, agent)),
      search,
    ).toContain(own);
  expect(idsOf(await get(`/api/properties/?search=%23${foreign}`, admin))).toEqual([foreign]);
  expect(idsOf(await get(`/api/properties/?search=%23${foreign}`, agent))).toEqual([]);
});
