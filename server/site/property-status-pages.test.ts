import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedSettings } from "#server/demo/seed-settings.ts";
import { insertProperty, type PropertyChanges } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  const store = await createTestDatabase();
  await seedSettings(store.database);
  site = await createTestApp({}, store);
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const insert = (changes?: PropertyChanges) => insertProperty(site.database, changes);

async function change(id: number, payload: object): Promise<void> {
  const url = `/api/properties/${id}/`;
  const response = await site.app.inject({ method: "PATCH", url, headers: admin.headers, payload });
  expect(response.statusCode, response.body).toBe(200);
}

/** The text that readers see. */
async function textOf(url: string): Promise<string> {
  const { statusCode, body } = await site.app.inject(url);
  expect([url, statusCode]).toEqual([url, 200]);
  const main = /<main[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? "";
  return main.replaceAll(/<script.*?<\/script>/gs, "").replaceAll(/<[^>]+>/g, "|");
}

const typesIn = async (url: string) => {
  const { body } = await site.app.inject(url);
  const select = /<select[^>]*name="type"[^>]*>(.*?)<\/select>/s.exec(body)?.[1] ?? "";
  return Array.from(select.matchAll(/value="(\w+)"/g), ([, value]) => value);
};

describe("LD5: pages say what the status means to a visitor", () => {
  test("an active property is available, and its card does not say that it is active", async () => {
    const id = await insert({ name: "Plain house" });
    expect(await textOf(`/property/${id}`)).toContain("|Available|");
    expect(await textOf("/buy")).not.toContain("|Active|");
  });

  test("a reserved one stays in the list, in both languages", async () => {
    const id = await insert({ name: "Reserved flat", for_type: "rent", status: "reserved" });
    expect(await textOf("/rent")).toContain("|Reserved|");
    expect(await textOf("/rent")).not.toContain("Available Now");
    expect(await textOf("/np/rent")).toContain("|बैना भइसकेको|");
    expect(await textOf(`/property/${id}`)).toContain("Someone has reserved this property");
    expect(await textOf(`/property/${id}`)).toContain("Call Now");
  });

  test("a sold one leaves the list and the home page, and its page leads to similar ones", async () => {
    const similar = await insert({ name: "Similar loft", property_type: "loft", price: 100 });
    const id = await insert({ name: "Wanted loft", property_type: "loft", price: 110 });
    const isListed = async () => (await textOf("/buy?type=loft")).includes("Wanted loft");
    expect([await isListed(), (await textOf("/")).includes("Wanted loft")]).toEqual([true, true]);
    expect(await textOf(`/property/${id}`)).toContain("Call Now");
    await change(id, { status: "sold" });
    expect([await isListed(), (await textOf("/")).includes("Wanted loft")]).toEqual([false, false]);
    const sold = await textOf(`/property/${id}`);
    expect(sold).toContain("This property has been sold.");
    expect(sold).toMatch(/Similar listings.*Similar loft/s);
    expect(sold).not.toMatch(/Call Now|Send Email/);
    expect(await textOf(`/np/property/${id}`)).toContain("यो घरजग्गा बिक्री भइसक्यो।");
    await change(similar, { name: "Renamed loft" });
    expect(await textOf(`/property/${id}`)).toContain("Renamed loft");
    await change(similar, { status: "withdrawn" });
    expect(await textOf(`/property/${id}`)).not.toContain("loft|Similar");
    expect(await textOf(`/property/${id}`)).toContain("See what is free now:");
  });

  test("a draft and a withdrawn one have no page, from the moment of the change", async () => {
    const id = await insert({ name: "Private house" });
    expect(await textOf(`/property/${id}`)).toContain("Private house");
    for (const status of ["withdrawn", "draft"]) {
      await change(id, { status });
      for (const url of [`/property/${id}`, `/property/${id}.data`]) {
        const { statusCode, body } = await site.app.inject({ url, headers: admin.headers });
        expect([url, statusCode, body.includes("Private house")]).toEqual([url, 404, false]);
      }
    }
    expect(await textOf("/buy")).not.toContain("Private house");
    await change(id, { status: "active" });
    expect(await textOf("/buy")).toContain("Private house");
  });

  test("a reduced price says so, with the old price struck through and named", async () => {
    const id = await insert({ name: "Cheaper house", price: 9_000_000 });
    expect(await textOf(`/property/${id}`)).not.toContain("Price reduced");
    await change(id, { price: "8500000" });
    const { body } = await site.app.inject(`/property/${id}`);
    expect(body).toMatch(/Reduced from <\/span><del[^>]*>रु 90,00,000<\/del>/);
    expect(await textOf("/buy")).toContain("|Price reduced|");
    expect(await textOf("/np/buy")).toContain("|मूल्य घटेको|");
  });
});

test("LD1: Home and Buy always offer land, Rent while some is listed for rent", async () => {
  const id = await insert({ property_type: "land", for_type: "rent", status: "draft" });
  for (const url of ["/", "/buy"]) expect(await typesIn(url)).toContain("land");
  expect(await typesIn("/rent")).not.toContain("land");
  await change(id, { status: "active" });
  expect(await typesIn("/rent")).toContain("land");
  await change(id, { status: "rented" });
  expect(await typesIn("/rent")).not.toContain("land");
});
