import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#server/platform/http/problem.ts";
import { ImportClient } from "#server/testing/import-client.ts";
import { logInAs } from "#server/testing/log-in.ts";
import { pictureFile } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createZip } from "#server/testing/zip.ts";
import { readWxr } from "./read-wxr.ts";
import { htmlToText, readMetaValues } from "./wordpress-meta.ts";

const fixture = (name: string) => readFile(join(import.meta.dirname, "fixtures", name));

describe("IM2: listings of a WordPress export", () => {
  let site: TestApp;
  let imports: ImportClient;
  beforeAll(async () => {
    site = await createTestApp();
    imports = new ImportClient(site, await logInAs(site, "admin"));
  });
  afterAll(() => site.close());

  test("Houzez: fields, one-element arrays, terms, pictures by their upload path, and what is refused", async () => {
    const checked = await imports.check(await fixture("houzez.xml"), "wordpress", "houzez.xml");
    expect(checked.counts).toEqual({ new: 3, changed: 0, unchanged: 0, refused: 1 });
    expect(await imports.rows(checked.id, "&outcome=refused")).toMatchObject([
      { label: "wp-104 – Without a price", problems: [{ field: "price", code: "required" }] },
    ]);
    const front = Buffer.from(await (await pictureFile()).arrayBuffer());
    const kitchen = Buffer.from(await (await pictureFile({ format: "png" })).arrayBuffer());
    const zip = createZip([
      { name: "uploads/2023/05/front.jpg", content: front },
      { name: "uploads/2023/06/front.jpg", content: kitchen },
      { name: "uploads/2023/06/front-150x150.jpg", content: kitchen },
    ]);
    expect((await imports.addArchive(checked.id, zip)).statusCode).toBe(200);
    await imports.work(checked.id);
    await imports.run(checked.id);
    const rows = await site.database
      .selectFrom("properties")
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom("property_pictures")
          .whereRef("property_id", "=", "properties.id")
          .select((of) => of.fn.countAll<number>().as("count"))
          .as("pictures"),
      )
      .orderBy("id")
      .execute();
    expect(rows).toMatchObject([
      {
        reference: "HZ-101",
        name: "Family house & garden",
        description: "Near the pond.\n\nTwo kitchens – one new.",
        price: 12_000_000,
        for_type: "sale",
        status: "active",
        is_featured: true,
        land_area: "10 dhur",
        ward: 4,
        latitude: 26.7312,
        custom_features: ["Pond view"],
        year_built: null,
        pictures: 2,
      },
      { reference: "wp-102", for_type: "rent", price: 25_000, area: 950, bedrooms: 2, ward: 3, pictures: 0 },
      { reference: "wp-103", status: "sold", for_type: "sale", land_area: "4 aana" },
    ]);
    const redirected = () => site.app.inject("/property/family-house/");
    await expect.poll(async () => (await redirected()).statusCode).toBe(301);
    expect((await redirected()).headers.location).toBe(`/property/${rows[0]?.id}`);
    await imports.undo(checked.id);
    await expect.poll(async () => (await redirected()).statusCode).toBe(404);
  });

  test("RealHomes: the same, with its own names and Nepali texts", async () => {
    const checked = await imports.check(await fixture("realhomes.xml"), "wordpress", "realhomes.xml");
    expect(await imports.rows(checked.id, "&outcome=refused")).toEqual([]);
    await imports.run(checked.id);
    const rows = await site.database
      .selectFrom("properties")
      .selectAll()
      .where("reference", "in", ["RH-301", "wp-302"])
      .orderBy("id")
      .execute();
    expect(rows).toMatchObject([
      {
        name: "",
        translations: { np: { name: "जनकपुरको घर" } },
        parking_cars: 1,
        land_area: "2 kattha",
        ward: 8,
      },
      { property_type: "commercial", for_type: "rent", status: "draft", price: 40_000 },
    ]);
  });

  test("an undone import of an export can be imported again", async () => {
    const [last] = (await imports.request("GET", "")).json().results;
    expect(await imports.undo(last.id)).toMatchObject({ status: "undone", left_count: 0 });
    const again = await imports.check(await fixture("realhomes.xml"), "wordpress", "realhomes.xml");
    expect((await imports.run(again.id)).counts).toMatchObject({ new: 2, refused: 0 });
  });
});

describe("IM2: exports that are refused as a whole", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "mithila-ghar-wxr-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const bomb =
    '<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>\n<rss><channel><item>&b;</item></channel></rss>';
  const outside =
    '<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]>\n<rss><channel><title>&file;</title></channel></rss>';
  test.each<[string, (export_: string) => string, object]>([
    ["entities that grow without end", () => bomb, { reason: "xml_entities", line: 2 }],
    ["entities that name files", () => outside, { reason: "xml_entities", line: 2 }],
    [
      "entities that nobody declared",
      (text) => text.replace("Old site", "&old;"),
      { reason: "xml", line: 9 },
    ],
    ["an export that is cut off", (text) => text.slice(0, 1200), { reason: "cut_off" }],
    ["broken XML", (text) => text.replace("</title>", "</name>"), { reason: "xml", line: 9 }],
    ["another XML", () => "<html><body/></html>", { reason: "not_wordpress", line: 1 }],
    ["a feed", () => '<rss version="2.0"><channel></channel></rss>', { reason: "not_wordpress" }],
    ["no listings", (text) => text.replaceAll("[property]", "[post]"), { reason: "no_listings" }],
  ])("%s", async (_name, change, problem) => {
    const path = join(folder, "export.xml");
    await writeFile(path, change((await fixture("houzez.xml")).toString()));
    const error: unknown = await readWxr(path).catch((reason: unknown) => reason);
    expect(error instanceof Problem ? error.current : error).toMatchObject(problem);
  });

  test("fields: plain, arrays of PHP, and what is neither", () => {
    expect(readMetaValues("8500000")).toEqual(["8500000"]);
    expect(readMetaValues('a:2:{i:0;s:2:"12";i:1;i:13;}')).toEqual(["12", "13"]);
    expect(readMetaValues(`a:1:{i:0;s:${Buffer.byteLength("जग्गा")}:"जग्गा";}`)).toEqual(["जग्गा"]);
    expect(readMetaValues('a:1:{i:0;a:1:{i:0;s:1:"x";}}')).toEqual([]);
    expect(readMetaValues('a:1:{i:0;s:99:"x";}')).toEqual([]);
    expect(readMetaValues("")).toEqual([]);
  });

  test("texts without tags", () => {
    expect(htmlToText("<p>a<br/>b</p><script>x()</script>&#2309;&unknown;")).toBe("a\nb\nअ&unknown;");
  });
});
