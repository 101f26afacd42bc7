import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { maxScanBytes } from "#domain/papers/scan.ts";
import { restorableForMs } from "#domain/trash/trash.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";

const facts = {
  kitta_number: "1432",
  owner_name: "Bishnu Maya Shrestha",
  owner_phone: "9841000000",
  commission: 2.5,
  commission_unit: "percent",
  notes: "Keys with the neighbour",
};
const pdf = Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n");

let site: TestApp;
let admin: LoggedIn;
let id: number;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());
beforeEach(async () => {
  const created = await call("POST", "/api/properties/", { payload: propertyFields });
  id = created.json().id;
});

type Options = Readonly<{ payload?: object | Buffer; headers?: Record<string, string>; as?: LoggedIn }>;

function call(method: string, url: string, { payload, headers = {}, as = admin }: Options = {}) {
  return site.app.inject({
    method,
    url,
    headers: { ...as.headers, ...headers },
    ...(payload && { payload }),
  });
}
const papersOf = (end = "") => `/api/properties/${id}/papers/${end}`;
const upload = (
  content: Buffer,
  { scan = randomBytes(16).toString("hex"), name = "lalpurja.pdf", kind = "lalpurja" } = {},
) =>
  call("PUT", papersOf(`scans/${scan}/?kind=${kind}`), {
    payload: content,
    headers: { "content-type": "application/octet-stream", "x-file-name": encodeURIComponent(name) },
  });
const views = async () =>
  (await call("GET", papersOf("views/"))).json().results.map((view: { action: string }) => view.action);
const maintain = (now: Date) =>
  runMaintenance({ media: site.media, database: site.database, log: pino({ level: "silent" }) }, now);
const later = (ms: number) => new Date(Date.now() + ms);

describe("LD7: the facts of a property's papers", () => {
  test("are empty at first, and come back as they were written", async () => {
    const empty = await call("GET", papersOf());
    expect(empty.json()).toMatchObject({ kitta_number: null, notes: "", scans: [], updated_at: null });
    const written = await call("PUT", papersOf(), { payload: facts });
    expect([written.statusCode, written.json()]).toMatchObject([200, facts]);
    const read = await call("GET", papersOf());
    expect(read.json()).toEqual(written.json());
    expect(read.headers["cache-control"]).toBe("no-store");
    expect(read.headers.etag).toBe(written.headers.etag);
    expect(await views()).toEqual(["read", "changed", "read"]);
  });

  test.each([
    [{ owner_phone: "call me" }, "owner_phone", "phone_invalid"],
    [{ commission: 101 }, "commission", "too_big"],
    [{ commission: "-1" }, "commission", "too_small"],
    [{ commission_unit: "dollars" }, "commission_unit", "choice_invalid"],
    [{ notes: "x".repeat(5001) }, "notes", "too_long"],
  ])("reject %o", async (change, field, code) => {
    const response = await call("PUT", papersOf(), { payload: { ...facts, ...change } });
    expect([response.statusCode, response.json().fields[field][0].code]).toEqual([400, code]);
    expect(response.body).not.toContain(facts.owner_name);
  });

  test("accept an amount above 100 and a number in Devanagari", async () => {
    const payload = {
      ...facts,
      commission: "१,५०,०००",
      commission_unit: "amount",
      owner_phone: "९८४१०००००१",
    };
    const response = await call("PUT", papersOf(), { payload });
    expect(response.json()).toMatchObject({ commission: 150_000, owner_phone: "9841000001" });
  });

  test("are not overwritten if they changed since they were read", async () => {
    const first = await call("PUT", papersOf(), { payload: facts });
    const headers = { "if-match": String(first.headers.etag) };
    const second = await call("PUT", papersOf(), { payload: { ...facts, notes: "Second" }, headers });
    expect(second.statusCode).toBe(200);
    const late = await call("PUT", papersOf(), { payload: { ...facts, notes: "Late" }, headers });
    expect(late.statusCode).toBe(412);
    expect(late.json().current).toMatchObject({ notes: "Second" });
    expect(late.headers.etag).toBe(second.headers.etag);
    // The conflict shows the papers, so it is a look, too.
    expect(await views()).toEqual(["read", "changed", "changed"]);
    const repeated = await call("PUT", papersOf(), { payload: { ...facts, notes: "Second" }, headers });
    expect(repeated.statusCode).toBe(200);
  });

  test("are stored encrypted, and bound to their property", async () => {
    await call("PUT", papersOf(), { payload: facts });
    const row = await site.database.selectFrom("property_papers").selectAll().executeTakeFirstOrThrow();
    expect(row.sealed.toString("latin1")).not.toContain("Shrestha");
    const other = await call("POST", "/api/properties/", { payload: propertyFields });
    const moved = { property_id: other.json().id, sealed: row.sealed };
    await site.database.insertInto("property_papers").values(moved).execute();
    expect((await call("GET", `/api/properties/${other.json().id}/papers/`)).statusCode).toBe(500);
  });

  test("belong to no missing or deleted property", async () => {
    expect((await call("GET", "/api/properties/999999/papers/")).statusCode).toBe(404);
    await call("PUT", papersOf(), { payload: facts });
    await call("DELETE", `/api/properties/${id}/delete/`);
    expect((await call("GET", papersOf())).statusCode).toBe(404);
    await call("POST", `/api/properties/${id}/restore/`);
    expect((await call("GET", papersOf())).json()).toMatchObject(facts);
  });
});

describe("LD7: scans", () => {
  const jpeg = Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(200, 7)]);
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(200, 7)]);
  const webp = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP", "latin1"), Buffer.alloc(200, 7)]);
  const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic", "latin1"), Buffer.alloc(200, 7)]);

  test.each([
    ["pdf", pdf, "नापी नक्सा.pdf", "नापी नक्सा.pdf"],
    ["jpeg", jpeg, "IMG 1.JPEG", "IMG 1.JPEG"],
    ["png", png, "page.html", "page.html.png"],
    ["webp", webp, "a/b\\c.webp", "a-b-c.webp"],
    ["heic", heic, "IMG_0001", "IMG_0001.heic"],
  ])(
    "%s: are stored encrypted and download unchanged as an attachment",
    async (type, content, name, stored) => {
      const response = await upload(content, { name });
      expect([response.statusCode, response.json()]).toMatchObject([
        201,
        { type, name: stored, kind: "lalpurja", bytes: content.length, added_by: admin.username },
      ]);
      const file = await call("GET", papersOf(`scans/${response.json().id}/`));
      expect(file.rawPayload).toEqual(content);
      expect(file.headers).toMatchObject({
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; filename="scan"; filename*=UTF-8''${encodeURIComponent(stored)}`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      });
      const { key } = await site.database
        .selectFrom("property_scans")
        .select("key")
        .where("id", "=", response.json().id)
        .executeTakeFirstOrThrow();
      const [sealed] = [...((await site.media.read(key))?.values() ?? [])];
      expect(Buffer.from(sealed ?? []).includes(content.subarray(0, 12))).toBe(false);
      expect(await listPictures(site.media)).toContain(`private/${key}`);
      expect(await views()).toEqual(["scan_downloaded", "scan_added"]);
    },
  );

  test.each([
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["an empty file", Buffer.from("")],
    ["a PDF after other content", Buffer.from("GIF89a %PDF-1.7")],
    ["an MP4", Buffer.from("\0\0\0\x18ftypisom", "latin1")],
  ])("reject %s whatever its name says", async (_kind, content) => {
    const response = await upload(content, { name: "lalpurja.pdf" });
    expect(response.statusCode).toBe(400);
    expect((await call("GET", papersOf())).json().scans).toEqual([]);
  });

  test("are at most 10 MB each and 20 for a property, also after one is restored", async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(maxScanBytes - pdf.length)]);
    expect((await upload(Buffer.concat([large, Buffer.alloc(1)]))).statusCode).toBe(413);
    const first = await upload(large);
    expect(first.statusCode).toBe(201);
    for (let count = 1; count < 20; count += 1) expect((await upload(pdf)).statusCode).toBe(201);
    const full = await upload(pdf);
    expect([full.statusCode, full.json().fields.file[0].code]).toEqual([400, "too_many"]);
    const scan = papersOf(`scans/${first.json().id}/`);
    expect((await call("DELETE", scan)).statusCode).toBe(204);
    expect((await upload(pdf)).statusCode).toBe(201);
    expect((await call("POST", `${scan}restore/`)).statusCode).toBe(400);
  });

  test("are added once if the call is repeated, and never replaced", async () => {
    const scan = randomBytes(16).toString("hex");
    expect((await upload(pdf, { scan })).statusCode).toBe(201);
    const again = await upload(png, { scan, name: "other.png" });
    expect([again.statusCode, again.json()]).toMatchObject([200, { type: "pdf", name: "lalpurja.pdf" }]);
    const other = await call("POST", "/api/properties/", { payload: propertyFields });
    id = other.json().id;
    expect((await upload(pdf, { scan })).statusCode).toBe(409);
    expect((await call("GET", papersOf(`scans/${scan}/`))).statusCode).toBe(404);
  });

  test("need their type and a readable name", async () => {
    const scan = papersOf(`scans/${randomBytes(16).toString("hex")}/`);
    const send = (headers: Record<string, string>) => call("PUT", scan, { payload: pdf, headers });
    const type = { "content-type": "application/octet-stream" };
    expect((await send({ "content-type": "text/html", "x-file-name": "a" })).statusCode).toBe(415);
    expect((await send(type)).statusCode).toBe(400);
    expect((await send({ ...type, "x-file-name": "%E0%A4%A" })).statusCode).toBe(400);
    expect((await send({ ...type, "x-file-name": "a%0D%0Aset-cookie:x" })).statusCode).toBe(400);
  });

  test("that are deleted can be brought back for 30 days, and are then removed with their files", async () => {
    const { id: scan } = (await upload(pdf)).json();
    const { id: kept } = (await upload(png, { name: "kept" })).json();
    const path = papersOf(`scans/${scan}/`);
    expect((await call("DELETE", path)).statusCode).toBe(204);
    expect((await call("GET", path)).statusCode).toBe(404);
    expect((await call("DELETE", path)).statusCode).toBe(404);
    await maintain(later(restorableForMs - 60_000));
    expect((await call("POST", `${path}restore/`)).json()).toMatchObject({ id: scan, name: "lalpurja.pdf" });
    expect((await call("GET", path)).rawPayload).toEqual(pdf);
    const keyOf = (one: string) =>
      site.database.selectFrom("property_scans").select("key").where("id", "=", one).executeTakeFirst();
    const key = (await keyOf(scan))?.key ?? "";
    await call("DELETE", path);
    await maintain(later(restorableForMs + 60_000));
    expect((await call("POST", `${path}restore/`)).statusCode).toBe(404);
    expect(await site.media.read(key)).toBeUndefined();
    expect((await call("GET", papersOf(`scans/${kept}/`))).rawPayload).toEqual(png);
  });

  test("survive the sweeper, also after an earlier version quarantined them", async () => {
    const { id: scan } = (await upload(pdf)).json();
    const { key } = await site.database
      .selectFrom("property_scans")
      .select("key")
      .where("id", "=", scan)
      .executeTakeFirstOrThrow();
    await maintain(later(2 * 60 * 60 * 1000));
    expect(await listPictures(site.media)).toContain(`private/${key}`);
    await site.media.quarantine([key], new Date());
    expect((await call("GET", papersOf(`scans/${scan}/`))).rawPayload).toEqual(pdf);
    await maintain(new Date());
    expect(await listPictures(site.media)).toContain(`private/${key}`);
  });

  test("are purged with their property 30 days after it was deleted, and come back with it before", async () => {
    const { id: scan } = (await upload(pdf)).json();
    await call("PUT", papersOf(), { payload: facts });
    await call("DELETE", `/api/properties/${id}/delete/`);
    await maintain(later(restorableForMs - 60_000));
    await call("POST", `/api/properties/${id}/restore/`);
    expect((await call("GET", papersOf(`scans/${scan}/`))).rawPayload).toEqual(pdf);
    const stored = await listPictures(site.media);
    await call("DELETE", `/api/properties/${id}/delete/`);
    await maintain(later(restorableForMs + 60_000));
    const rows = await site.database
      .selectFrom("property_papers")
      .select("property_id")
      .where("property_id", "=", id)
      .execute();
    expect(rows).toEqual([]);
    expect((await listPictures(site.media)).length).toBe(stored.length - 1);
    const recorded = await site.database
      .selectFrom("paper_views")
      .select("action")
      .where("property_id", "=", id)
      .execute();
    expect(recorded.length).toBeGreaterThan(0);
  });
});

test("LD7: who looked is shown with name, time and scan, to those with the right only", async () => {
  const colleague = await logInAs(site, "admin");
  const { id: scan } = (await upload(pdf)).json();
  await call("GET", papersOf(), { as: colleague });
  await call("GET", papersOf(`scans/${scan}/`), { as: colleague });
  const { results } = (await call("GET", papersOf("views/"))).json();
  expect(results).toMatchObject([
    { username: colleague.username, action: "scan_downloaded", scan_name: "lalpurja.pdf" },
    { username: colleague.username, action: "read", scan_name: null },
    { username: admin.username, action: "scan_added", scan_name: "lalpurja.pdf" },
  ]);
  expect(Date.parse(results[0].viewed_at)).toBeGreaterThan(Date.now() - 60_000);
});
