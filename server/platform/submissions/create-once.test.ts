import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const message = { name: "Sita", email: "sita@example.com", subject: "A visit", message: "On Saturday?" };
const submission = {
  name: "Sita",
  email: "sita@example.com",
  propert_title: "House",
  property_location: "Janakpur",
  property_price: "8700000",
  property_type: "House",
  description: "Two storeys.",
};
const serviceRequest = {
  service_name: "Flooring",
  phone_no: "9800000201",
  address: "Janakpur",
  service_type: "Other",
  Service_urgency: "2 Weeks",
  description: "One room.",
};
const property = { name: "Brick house", address: "Janakpur", price: "12500000", area: "1850" };
const project = {
  proj_name: "Janaki Tower",
  location: "Janakpur",
  client_name: "Mithila Bank",
  proj_area: "12 storeys",
  proj_type: "Commercial",
  proj_duration: "18 months",
};

type Table = "messages" | "sell_submissions" | "service_requests" | "properties" | "projects";
type Fields = Parameters<typeof formOf>[0];

const send = (url: string, payload: FormData | object, key?: string) =>
  site.app.inject({
    method: "POST",
    url,
    payload,
    headers: { ...admin.headers, ...(key !== undefined && { "idempotency-key": key }) },
  });
const rowsIn = async (table: Table) => (await site.database.selectFrom(table).select("id").execute()).length;
const codeOf = (response: { json: () => unknown }) => problemSchema.parse(response.json()).code;
const newKey = () => crypto.randomUUID();
const picturesStored = async () => {
  const names = [...(await readdir(site.mediaDir)), ...(await readdir(join(site.mediaDir, ".private")))];
  return names.filter((name) => /^[0-9a-f]{32}$/.test(name)).length;
};

const forms: [Table, string, () => Promise<Fields>][] = [
  ["messages", "/messages/create/", async () => message],
  ["sell_submissions", "/sell/", async () => ({ ...submission, image: await pictureFile() })],
  ["service_requests", "/service-requests/", async () => ({ ...serviceRequest, imag: await pictureFile() })],
  ["properties", "/api/properties/create/", async () => ({ ...property, image: await pictureFile() })],
  [
    "projects",
    "/apis/projects/create/",
    async () => ({ ...project, images: await Promise.all([1, 2, 3].map(() => pictureFile())) }),
  ],
];

describe.each(forms)("a form sent twice with one key: %s (API1)", (table, url, fields) => {
  test("is one row, and both get the first response", async () => {
    const key = newKey();
    const sent = await fields();
    const [before, stored] = [await rowsIn(table), await picturesStored()];
    const first = await send(url, formOf(sent), key);
    const again = await send(url, formOf(Object.fromEntries(Object.entries(sent).reverse())), key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.body).toBe(first.body);
    expect(await rowsIn(table)).toBe(before + 1);
    const pictures = Object.values(sent)
      .flat()
      .filter((value) => value instanceof File);
    expect(await picturesStored()).toBe(stored + pictures.length);
  });

  test("at once, it is one row with its pictures all the same", async () => {
    const key = newKey();
    const sent = await fields();
    const [before, stored] = [await rowsIn(table), await picturesStored()];
    const responses = await Promise.all(Array.from({ length: 4 }, () => send(url, formOf(sent), key)));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 201, 201]);
    expect(await rowsIn(table)).toBe(before + 1);
    const pictures = Object.values(sent)
      .flat()
      .filter((value) => value instanceof File);
    expect(await picturesStored()).toBe(stored + pictures.length);
  });

  test("without a key is two rows: a plain client may mean it", async () => {
    const sent = await fields();
    const before = await rowsIn(table);
    await send(url, formOf(sent));
    await send(url, formOf(sent));
    expect(await rowsIn(table)).toBe(before + 2);
  });
});

describe("a key (API5)", () => {
  test("counts for one content, pictures included", async () => {
    const key = newKey();
    const image = await pictureFile();
    expect((await send("/sell/", formOf({ ...submission, image }), key)).statusCode).toBe(201);
    for (const changed of [
      formOf({ ...submission, image, description: "Three storeys." }),
      formOf({ ...submission, image: await pictureFile({ width: 65 }) }),
      formOf(submission),
    ]) {
      const response = await send("/sell/", changed, key);
      expect([response.statusCode, codeOf(response)]).toEqual([422, "key_reused"]);
    }
  });

  test("is taken by a form that was stored, not by one that was refused", async () => {
    const key = newKey();
    expect((await send("/messages/create/", { ...message, email: "sita@" }, key)).statusCode).toBe(400);
    expect((await send("/messages/create/", message, key)).statusCode).toBe(201);
  });

  test("means something else at another form, and the same at each address of one", async () => {
    const key = newKey();
    const [one, other] = [
      await send("/messages/create/", message, key),
      await send("/sell/", submission, key),
    ];
    expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
    const first = await send("/api/properties/create/", property, key);
    const again = await send("/api/properties/", property, key);
    expect(again.body).toBe(first.body);
  });

  test("is its account's own", async () => {
    const key = newKey();
    const other = await logInAs(site, "admin");
    const before = await rowsIn("properties");
    await send("/api/properties/", property, key);
    const headers = { ...other.headers, "idempotency-key": key };
    await site.app.inject({ method: "POST", url: "/api/properties/", payload: property, headers });
    expect(await rowsIn("properties")).toBe(before + 2);
  });

  test.each(["short", "x".repeat(129), "with a space", "ä".repeat(8), ""])(
    "that is «%s» is refused by name",
    async (key) => {
      const response = await send("/messages/create/", message, key);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(problemSchema.parse(response.json()).fields ?? {})).toEqual(["idempotency-key"]);
    },
  );

  test("of something that staff deleted since brings nothing back", async () => {
    const key = newKey();
    const { id } = z.object({ id: z.number() }).parse((await send("/messages/create/", message, key)).json());
    await site.app.inject({ method: "DELETE", url: `/messages/${id}/delete/`, headers: admin.headers });
    expect((await send("/messages/create/", message, key)).statusCode).toBe(404);
  });

  test("is forgotten after two days, by a new sending and by the sweeper", async () => {
    const key = newKey();
    await send("/messages/create/", message, key);
    const past = new Date(Date.now() - 1_000);
    await site.database.updateTable("sent_forms").set({ expires_at: past }).execute();
    const before = await rowsIn("messages");
    expect((await send("/messages/create/", message, key)).statusCode).toBe(201);
    expect(await rowsIn("messages")).toBe(before + 1);

    const media = await LocalMediaStore.open(site.mediaDir);
    const sweeper = { media, database: site.database, log: pino({ level: "silent" }) };
    const kept = () => site.database.selectFrom("sent_forms").select("key").execute();
    await runMaintenance(sweeper);
    expect(await kept()).toHaveLength(1);
    await runMaintenance(sweeper, new Date(Date.now() + 49 * 3_600_000));
    expect(await kept()).toHaveLength(0);
  });
});

describe("a page that posts its form itself (CO2, SE1, OT2)", () => {
  const quote = {
    name: "Sita",
    phone: "9800000201",
    address: "Janakpur",
    service: "flooring",
    urgency: "urgent",
    description: "One room.",
  };
  const post = (url: string, fields: Record<string, string>, remoteAddress = "203.0.113.7") =>
    site.app.inject({
      method: "POST",
      url,
      remoteAddress,
      payload: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  test.each([
    ["messages", "/contact", message],
    ["sell_submissions", "/sell", submission],
    ["service_requests", "/others", quote],
  ] as const)("makes one row of a double click: %s", async (table, url, fields) => {
    const before = await rowsIn(table);
    const responses = await Promise.all([1, 2, 3].map(() => post(url, fields)));
    expect(responses.map((response) => response.statusCode)).toEqual([303, 303, 303]);
    expect(await rowsIn(table)).toBe(before + 1);
    await post(url, { ...fields, name: "Gita" });
    expect(await rowsIn(table)).toBe(before + (table === "service_requests" ? 1 : 2));
    await post(url, fields, "203.0.113.8");
    expect(await rowsIn(table)).toBe(before + (table === "service_requests" ? 2 : 3));
  });

  test("takes the same words again when they come later", async () => {
    const before = await rowsIn("messages");
    const fields = { ...message, subject: "Once more" };
    await post("/contact", fields);
    await site.database
      .updateTable("sent_forms")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    await post("/contact", fields);
    expect(await rowsIn("messages")).toBe(before + 2);
  });
});
