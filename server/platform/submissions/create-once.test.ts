import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import { runMaintenance } from "#server/maintenance.ts";
import type { DeletableTable } from "#server/platform/deletion/repository.ts";
import { deletableResources } from "#server/testing/deletable-resources.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { messageFields, propertyFields, submissionFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const send = (url: string, payload: FormData | object, key?: string) =>
  site.app.inject({
    method: "POST",
    url,
    payload,
    headers: { ...admin.headers, ...(key !== undefined && { "idempotency-key": key }) },
  });
const countRows = async (table: DeletableTable) =>
  (await site.database.selectFrom(table).select("id").execute()).length;
const codeOf = (response: { json: () => unknown }) => problemSchema.parse(response.json()).code;
const newKey = () => crypto.randomUUID();
const countStoredPictures = async () => {
  const names = await listPictures(site.media);
  return names.filter((name) => !name.startsWith("quarantine/")).length;
};

const filesIn = (fields: object) =>
  Object.values(fields)
    .flat()
    .filter((value) => value instanceof File).length;

describe.each(deletableResources)("a form of $table sent twice (API1)", ({ table, create: url, fields }) => {
  test("with one key creates one row, and both get the first response", async () => {
    const key = newKey();
    const sent = await fields();
    const [before, storedBefore] = [await countRows(table), await countStoredPictures()];
    const first = await send(url, formOf(sent), key);
    const again = await send(url, formOf(Object.fromEntries(Object.entries(sent).reverse())), key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.body).toBe(first.body);
    expect(await countRows(table)).toBe(before + 1);
    expect(await countStoredPictures()).toBe(storedBefore + filesIn(sent));
  });

  test("concurrently with one key creates one row with its pictures", async () => {
    const key = newKey();
    const sent = await fields();
    const [before, storedBefore] = [await countRows(table), await countStoredPictures()];
    const responses = await Promise.all(Array.from({ length: 4 }, () => send(url, formOf(sent), key)));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 201, 201]);
    expect(await countRows(table)).toBe(before + 1);
    expect(await countStoredPictures()).toBe(storedBefore + filesIn(sent));
  });

  test("without a key creates two rows", async () => {
    const sent = await fields();
    const before = await countRows(table);
    await send(url, formOf(sent));
    await send(url, formOf(sent));
    expect(await countRows(table)).toBe(before + 2);
  });
});

describe("an idempotency key (API5)", () => {
  test("is rejected with another content or other pictures", async () => {
    const key = newKey();
    const image = await pictureFile();
    expect((await send("/sell/", formOf({ ...submissionFields, image }), key)).statusCode).toBe(201);
    for (const changed of [
      formOf({ ...submissionFields, image, description: "Three storeys." }),
      formOf({ ...submissionFields, image: await pictureFile({ width: 65 }) }),
      formOf(submissionFields),
    ]) {
      const response = await send("/sell/", changed, key);
      expect([response.statusCode, codeOf(response)]).toEqual([422, "key_reused"]);
    }
  });

  test("can be used again after an invalid form", async () => {
    const key = newKey();
    expect((await send("/messages/create/", { ...messageFields, email: "sita@" }, key)).statusCode).toBe(400);
    expect((await send("/messages/create/", messageFields, key)).statusCode).toBe(201);
  });

  test("is independent for each form, and the same for each path of a form", async () => {
    const key = newKey();
    const [one, other] = [
      await send("/messages/create/", messageFields, key),
      await send("/sell/", submissionFields, key),
    ];
    expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
    const first = await send("/api/properties/create/", propertyFields, key);
    const again = await send("/api/properties/", propertyFields, key);
    expect(again.body).toBe(first.body);
  });

  test("is independent for each account", async () => {
    const key = newKey();
    const other = await logInAs(site, "admin");
    const before = await countRows("properties");
    await send("/api/properties/", propertyFields, key);
    const headers = { ...other.headers, "idempotency-key": key };
    await site.app.inject({ method: "POST", url: "/api/properties/", payload: propertyFields, headers });
    expect(await countRows("properties")).toBe(before + 2);
  });

  test.each(["short", "x".repeat(129), "with a space", "ä".repeat(8), ""])(
    "«%s» is rejected with the name of the header",
    async (key) => {
      const response = await send("/messages/create/", messageFields, key);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(problemSchema.parse(response.json()).fields ?? {})).toEqual(["idempotency-key"]);
    },
  );

  test("does not restore a row that was deleted", async () => {
    const key = newKey();
    const { id } = z
      .object({ id: z.number() })
      .parse((await send("/messages/create/", messageFields, key)).json());
    await site.app.inject({ method: "DELETE", url: `/messages/${id}/delete/`, headers: admin.headers });
    expect((await send("/messages/create/", messageFields, key)).statusCode).toBe(404);
  });

  test("expires after two days, for new submissions and in maintenance", async () => {
    const key = newKey();
    await send("/messages/create/", messageFields, key);
    const past = new Date(Date.now() - 1_000);
    await site.database.updateTable("sent_forms").set({ expires_at: past }).execute();
    const before = await countRows("messages");
    expect((await send("/messages/create/", messageFields, key)).statusCode).toBe(201);
    expect(await countRows("messages")).toBe(before + 1);

    const dependencies = { media: site.media, database: site.database, log: pino({ level: "silent" }) };
    const findKeys = () => site.database.selectFrom("sent_forms").select("key").execute();
    await runMaintenance(dependencies);
    expect(await findKeys()).toHaveLength(1);
    await runMaintenance(dependencies, new Date(Date.now() + 49 * 3_600_000));
    expect(await findKeys()).toHaveLength(0);
  });
});

describe("a form posted by a page (CO2, SE1, OT2)", () => {
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
    ["messages", "/contact", messageFields],
    ["sell_submissions", "/sell", submissionFields],
    ["service_requests", "/others", quote],
  ] as const)("creates one row for a double click: %s", async (table, url, fields) => {
    const before = await countRows(table);
    const responses = await Promise.all([1, 2, 3].map(() => post(url, fields)));
    expect(responses.map((response) => response.statusCode)).toEqual([303, 303, 303]);
    expect(await countRows(table)).toBe(before + 1);
    await post(url, { ...fields, name: "Gita" });
    expect(await countRows(table)).toBe(before + (table === "service_requests" ? 1 : 2));
    await post(url, fields, "203.0.113.8");
    expect(await countRows(table)).toBe(before + (table === "service_requests" ? 2 : 3));
  });

  test("creates another row for the same content later", async () => {
    const before = await countRows("messages");
    const fields = { ...messageFields, subject: "Once more" };
    await post("/contact", fields);
    await site.database
      .updateTable("sent_forms")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    await post("/contact", fields);
    expect(await countRows("messages")).toBe(before + 2);
  });
});
