import { afterAll, beforeAll, expect, test } from "vitest";
import { AdminClient, deletableResources } from "#server/testing/deletable-resources.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const paths = [
  "/api/properties/",
  "/apis/projects/",
  "/sell/",
  "/service-requests/",
  "/messages/",
  "/api/enquiries/",
  "/api/leads/",
  "/api/history/",
  "/api/trash/",
];

async function linesOf(path: string, query = "") {
  const response = await site.app.inject({ url: `${path}export.csv${query}`, headers: admin.headers });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(response.headers["content-disposition"]).toMatch(
    /^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.body.startsWith("\uFEFF")).toBe(true);
  return response.body.slice(1).trimEnd().split("\r\n");
}

test.each(paths)("LE6: %sexport.csv is for admins only", async (path) => {
  const { headers } = await logInAs(site, "staff");
  expect((await site.app.inject(`${path}export.csv`)).statusCode).toBe(401);
  expect((await site.app.inject({ url: `${path}export.csv`, headers })).statusCode).toBe(403);
});

test("LE6: every list is exported with its rows and the dates in both calendars", async () => {
  const staff = new AdminClient(site, admin);
  for (const resource of deletableResources) {
    const { id } = await staff.create(resource);
    const lines = await linesOf(resource.path);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("created_at,created_at_bs");
    expect(lines[1]).toMatch(new RegExp(`^${id},`));
    expect(lines[1]).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,\d+ [A-Z][a-z]+ 20\d\d/);
    expect((await linesOf(resource.path, "?lang=np"))[1]).toMatch(/,[०-९]+ \p{L}+/u);
    await staff.delete(resource, id);
    expect(await linesOf(resource.path)).toHaveLength(1);
  }
  expect(await linesOf("/api/trash/")).toHaveLength(6);
  expect(await linesOf("/api/trash/", "?kind=messages")).toHaveLength(2);
  expect((await linesOf("/api/history/", "?action=delete"))[1]).toContain(
    `,${admin.username},delete,messages,`,
  );
});

test("LE6: the export contains what is filtered, in batches, and no text is a formula", async () => {
  const rows = Array.from({ length: 450 }, (_, index) => ({
    name: index % 2 ? "=1+1" : "Gita",
    email: "gita@example.com",
    subject: `Question ${index}`,
    message: "Line one\nline two",
  }));
  await site.database.insertInto("messages").values(rows).execute();
  expect(await linesOf("/messages/", "?search=gita@")).toHaveLength(451);
  const found = await linesOf("/messages/", "?search=question+44");
  expect(found).toHaveLength(12);
  expect(found[1]).toContain(`,'=1+1,gita@example.com,Question 449,"Line one\nline two",`);
  await site.database.updateTable("messages").set({ deleted_at: new Date() }).execute();
  const trash = await linesOf("/api/trash/", "?kind=messages");
  expect(new Set(trash).size).toBe(452);
});
