import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ImportClient } from "#server/testing/import-client.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
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
  await sql`truncate imports, leads, enquiries, people, properties cascade`.execute(site.database);
});
afterAll(() => site.close());

const header = "Name,Mobile,Email,Requirement,Listing's reference";
const sita = "Sita,9801234567,sita@example.com,A house up to 1 crore,";
const file = (...lines: string[]) => `${[header, ...lines].join("\n")}\n`;
const check = (...lines: string[]) => imports.check(file(...lines), "leads", "people.csv");
const leads = () =>
  site.database
    .selectFrom("leads")
    .select(["id", "name", "person_id", "text", "property_id", "channel"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();

describe("IM3: people and leads from a spreadsheet", () => {
  test("joined by number and e-mail, in both digits; a list of contacts needs no text", async () => {
    const { id, counts } = await check(
      sita,
      "सीता,९८०१२३४५६७,,घडेरी चाहियो,",
      "S. Karna,,SITA@example.com,,",
      "Ram,9841000000,,,",
    );
    expect(counts).toEqual({ new: 4, changed: 0, unchanged: 0, refused: 0 });
    await imports.run(id);
    const rows = await leads();
    expect(new Set(rows.slice(0, 3).map(({ person_id }) => person_id)).size).toBe(1);
    expect(rows[3]).toMatchObject({ name: "Ram", text: "people.csv" });
    expect(rows[3]?.person_id).not.toBe(rows[0]?.person_id);
  });

  test("the same file twice, and a line twice in a file, add nothing", async () => {
    const first = await check(sita, sita);
    expect(first.counts).toMatchObject({ new: 1, unchanged: 1 });
    expect((await imports.run(first.id)).counts).toMatchObject({ new: 1, unchanged: 1 });
    const again = await check(sita);
    expect(again.counts).toMatchObject({ new: 0, unchanged: 1 });
    await imports.run(again.id);
    expect(await leads()).toHaveLength(1);
  });

  test("names its listing by reference, and refuses one that there is not", async () => {
    const property = { ...sampleProperty, reference: "A-1" };
    const { id: propertyId } = await site.database
      .insertInto("properties")
      .values(property)
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id, counts } = await check(`${sita}A-1`, "Ram,9841000000,,,A-2");
    expect(counts).toMatchObject({ new: 1, refused: 1 });
    expect(await imports.rows(id, "&outcome=refused")).toMatchObject([
      { line: 3, problems: [{ field: "reference", code: "listing_unknown", text: "A-2" }] },
    ]);
    await imports.run(id);
    expect(await leads()).toMatchObject([{ property_id: propertyId }]);
  });

  test("an undo leaves the leads that somebody has worked on", async () => {
    const { id } = await check(sita, "Ram,9841000000,,,", "Gita,9841000001,,,");
    await imports.run(id);
    const [first, second] = await leads();
    const note = { kind: "note", text: "Called" };
    const post = (url: string, payload: object, method: "POST" | "PATCH" = "POST") =>
      site.app.inject({ method, url, headers: admin.headers, payload });
    expect((await post(`/api/leads/${first?.id}/events/`, note)).statusCode).toBe(201);
    expect((await post(`/api/leads/${second?.id}/`, { status: "contacted" }, "PATCH")).statusCode).toBe(200);
    expect(await imports.undo(id)).toMatchObject({ status: "undone", left_count: 2 });
    expect((await leads()).map(({ name }) => name)).toEqual(["Sita", "Ram"]);
  });

  test("nothing of an imported person stays in the lines", async () => {
    const { id } = await check(sita, "Ram,none,,,");
    await imports.run(id);
    const cells = await site.database.selectFrom("import_rows").select("cells").orderBy("position").execute();
    expect(cells.map((row) => row.cells.length)).toEqual([0, 5]);
  });
});
