import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ImportClient } from "#server/testing/import-client.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let imports: ImportClient;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  imports = new ImportClient(site, admin);
});
beforeEach(async () => {
  await site.database.deleteFrom("imports").execute();
  await site.database.deleteFrom("properties").execute();
});
afterAll(() => site.close());

const header = "Reference,Name,Type,For,Price,Municipality,Ward,Land area,Built area";
const house = "A-1,House near the pond,House,Sale,1 crore 20 lakh,Janakpurdham,4,0-2-10,1800";
const land = "A-2,Land,Land,Sale,८५ लाख,जनकपुरधाम,८,0-4-2-0,";
const file = (...lines: string[]) => `${[header, ...lines].join("\r\n")}\r\n`;

const listings = () =>
  site.database
    .selectFrom("properties")
    .select(["id", "reference", "name", "price", "status", "land_area", "address", "ward"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();

describe("IM1: listings from a spreadsheet", () => {
  test("a check says what each line becomes, and imports nothing", async () => {
    const wrong = "A-3,No price,House,Sale,cheap,Janakpurdham,4,,900";
    const nowhere = "A-4,Sunken,House,Sale,1 crore,Atlantis,4,,900";
    const repeated = "A-1,Again,House,Sale,1 crore,Janakpurdham,4,,1";
    const checked = await imports.check(file(house, land, wrong, repeated, nowhere));
    expect(checked).toMatchObject({
      status: "checked",
      counts: { new: 2, changed: 0, unchanged: 0, refused: 3 },
    });
    expect(checked.columns.map(({ field }) => field)).toEqual([
      "reference",
      "name",
      "property_type",
      "for_type",
      "price",
      "place",
      "ward",
      "land_area",
      "area",
    ]);
    const refused = await imports.rows(checked.id, "&outcome=refused");
    expect(refused.map(({ line, problems }) => [line, problems])).toEqual([
      [4, [{ field: "price", code: "amount_invalid", text: "cheap" }]],
      [5, [{ field: "reference", code: "reference_repeated", text: "A-1" }]],
      [6, [{ field: "place", code: "place_unknown", text: "Atlantis" }]],
    ]);
    expect(await listings()).toEqual([]);
  });

  test("an import reads cells by the rules of forms, as drafts unless the file or the options say otherwise", async () => {
    const { id } = await imports.check(file(house, land));
    const done = await imports.run(id);
    expect(done).toMatchObject({ status: "done", done_count: 2, counts: { new: 2 } });
    expect(await listings()).toMatchObject([
      {
        reference: "A-1",
        price: 12_000_000,
        status: "draft",
        land_area: "0-2-10",
        address: "Janakpurdham-4, Dhanusha",
      },
      { reference: "A-2", price: 8_500_000, land_area: "0-4-2-0", ward: 8 },
    ]);
    const [row] = await site.database.selectFrom("properties").select("owner_id").limit(1).execute();
    const account = await site.database
      .selectFrom("accounts")
      .select("id")
      .where("username", "=", admin.username)
      .executeTakeFirst();
    expect(row?.owner_id).toBe(account?.id);
  });

  test("the same file twice changes nothing, another price changes one listing", async () => {
    await imports.run((await imports.check(file(house, land))).id);
    const before = await listings();
    const again = await imports.check(file(house, land));
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, refused: 0 });
    expect((await imports.run(again.id)).counts.unchanged).toBe(2);
    expect(await listings()).toEqual(before);
    const changed = await imports.check(file(house.replace("1 crore 20 lakh", "1 crore 10 lakh"), land));
    expect(await imports.rows(changed.id, "&outcome=changed")).toMatchObject([
      { line: 2, changes: ["price"] },
    ]);
    await imports.run(changed.id);
    expect((await listings()).map(({ price }) => price)).toEqual([11_000_000, 8_500_000]);
  });

  test("an empty cell and a missing column leave what a listing has", async () => {
    await imports.run((await imports.check(file(house))).id);
    const before = await listings();
    await imports.run((await imports.check("Reference,Name,Price\nA-1,,90 lakh\n")).id);
    expect(await listings()).toEqual(before.map((row) => ({ ...row, price: 9_000_000 })));
  });

  test("an undo puts new listings into the trash and brings changed ones back", async () => {
    await imports.run((await imports.check(file(house))).id);
    const before = await listings();
    const { id } = await imports.check(
      file(house.replace("4,0-2-10", "5,0-3-0").replace("1 crore", "2 crore"), land),
    );
    await imports.run(id);
    expect(await listings()).toHaveLength(2);
    expect(await imports.undo(id)).toMatchObject({ status: "undone", left_count: 0 });
    expect(await listings()).toEqual(before);
    const again = await imports.check(file(house, land));
    expect((await imports.run(again.id)).counts).toEqual({ new: 1, changed: 0, unchanged: 1, refused: 0 });
  });

  test("IM7: webhooks hear of listings that an import publishes and that its undo withdraws", async () => {
    const events = ["listing.published" as const, "listing.withdrawn" as const];
    await site.database
      .insertInto("webhooks")
      .values({ name: "Portal", url: "https://portal.test/", events, seed: Buffer.alloc(32) })
      .execute();
    const { id } = await imports.check(`${header},Status\n${house},active\n${land},draft\n`);
    await imports.run(id);
    await imports.undo(id);
    const queued = site.database.selectFrom("webhook_deliveries").select("type").orderBy("created_at");
    expect((await queued.execute()).map(({ type }) => type)).toEqual(events);
    await site.database.deleteFrom("webhooks").execute();
  });

  test("an undo leaves what a person has changed since, and says so", async () => {
    const { id } = await imports.check(file(house, land));
    await imports.run(id);
    const [first] = await listings();
    const change = await site.app.inject({
      method: "PATCH",
      url: `/api/properties/${first?.id}/`,
      headers: admin.headers,
      payload: { price: "95 lakh" },
    });
    expect(change.statusCode, change.body).toBe(200);
    expect(await imports.undo(id)).toMatchObject({ status: "undone", left_count: 1 });
    expect(await imports.rows(id, "&left=true")).toMatchObject([{ line: 2, row_id: first?.id }]);
    expect((await listings()).map(({ reference }) => reference)).toEqual(["A-1"]);
  });

  test("a deleted listing can be restored after its reference was imported again", async () => {
    const first = await imports.check(file(house));
    await imports.run(first.id);
    const [before] = await listings();
    await imports.undo(first.id);
    await imports.run((await imports.check(file(house))).id);
    const restored = await site.app.inject({
      method: "POST",
      url: `/api/properties/${before?.id}/restore/`,
      headers: admin.headers,
    });
    expect(restored.statusCode, restored.body).toBe(200);
    expect((await listings()).map(({ reference }) => reference).sort()).toEqual(["A-1", null]);
  });

  test("staff correct the columns and the status of new listings, and the lines are checked again", async () => {
    const { id, columns } = await imports.check(file(house).replace("Price", "Wanted"));
    expect((await imports.rows(id))[0]).toMatchObject({ outcome: "refused" });
    const fields = columns.map(({ header, field }) => (header === "Wanted" ? "price" : field));
    const changed = await imports.request("PATCH", `${id}/`, { fields, options: { status: "active" } });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await imports.work(id)).counts.new).toBe(1);
    await imports.run(id);
    expect(await listings()).toMatchObject([{ status: "active" }]);
    for (const wrong of [[], ["nothing"], fields.map(() => "price")]) {
      const refused = await imports.request("PATCH", `${id}/`, { fields: wrong, options: {} });
      expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  test("one import at a time: the second is told so", async () => {
    const first = await imports.create(file(house));
    expect(first.statusCode).toBe(201);
    const second = await imports.create(file(land));
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: "state_changed", current: { reason: "another_import" } });
    await imports.work(first.json().id);
    expect((await imports.create(file(land))).statusCode).toBe(201);
  });

  test("two that start at once: the index admits one", async () => {
    const checked = [await imports.check(file(house)), await imports.check(file(land))];
    const started = await Promise.all(checked.map(({ id }) => imports.request("POST", `${id}/run/`)));
    expect(started.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test("a run that is pressed twice imports once, and one that was put aside is gone", async () => {
    const { id } = await imports.check(file(house));
    const [one, two] = await Promise.all([
      imports.request("POST", `${id}/run/`),
      imports.request("POST", `${id}/run/`),
    ]);
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    await Promise.all([imports.work(id), imports.work(id)]);
    expect(await listings()).toHaveLength(1);
    expect((await imports.request("DELETE", `${id}/`)).statusCode).toBe(409);
    const other = await imports.check(file(land));
    expect((await imports.request("DELETE", `${other.id}/`)).statusCode).toBe(204);
    expect((await imports.request("GET", `${other.id}/`)).statusCode).toBe(404);
  });

  test("is for admins only", async () => {
    const agent = new ImportClient(site, await logInAs(site, "agent"));
    expect((await agent.request("GET", "")).statusCode).toBe(403);
  });

  test.each(["en", "np"])("the template is accepted by an import: %s", async (language) => {
    const template = await imports.request("GET", `template.csv?lang=${language}`);
    expect(template.headers["content-disposition"]).toContain("listings-template.csv");
    const checked = await imports.check(template.rawPayload);
    expect(await imports.rows(checked.id, "&outcome=refused")).toEqual([]);
    expect(checked.counts.new).toBe(2);
    expect(checked.columns.filter(({ field }) => field === null)).toEqual([]);
  });
});
