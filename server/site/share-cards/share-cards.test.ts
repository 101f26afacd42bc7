import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoProjects } from "#demo/projects.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { shareCardPath } from "#domain/share-cards.ts";
import { brandVersion } from "#server/site/looks/brand-version.ts";
import { insertProperty, type PropertyChanges } from "#server/testing/insert-property.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { propertyCard } from "./card.ts";
import { cardText } from "./card-text.ts";
import { openTypesetter } from "./typesetter.ts";

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
  const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#48f" } })
    .jpeg()
    .toBuffer();
  const { media } = site;
  await media.put("house", new Map([["1080.jpg", jpeg]]), "public");
  await media.put("broken", new Map([["1080.jpg", Buffer.from("no picture")]]), "public");
  const size = { width: 300, height: 200, placeholder: "data:,", alt: null };
  await site.database
    .insertInto("pictures")
    .values(["house", "broken", "lost"].map((key) => ({ key, ...size })))
    .execute();
});
afterAll(() => site.close());

const insert = (changes: PropertyChanges = {}) =>
  insertProperty(site.database, { image: "house", ...changes });

const get = (url: string) => site.app.inject(url);

async function getCard(url: string): Promise<Buffer> {
  const answer = await get(url);
  expect([url, answer.statusCode, answer.headers["content-type"]]).toEqual([url, 200, "image/jpeg"]);
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  return answer.rawPayload;
}

describe("the fonts of a card", () => {
  test("IN3 Devanagari headlines use Mukta, with न beside the half letter and not under it", async () => {
    const typesetter = await openTypesetter();
    const display = (text: string) => typesetter.shape(text, "display", 60);
    for (const text of ["आफ्नो घर", "रु ५ करोड", "बेच्नुहोस्"]) {
      expect(display(text)).toEqual(typesetter.shape(text, "figure", 60));
    }
    for (const [text, unstacked] of [
      ["बेच्नुहोस्", "बेच्\u200dनुहोस्"],
      ["किन्नुहोस्", "किन्\u200dनुहोस्"],
      ["सुत्ने", "सुत्\u200dने"],
    ] as const) {
      expect(display(text)).toEqual(display(unstacked));
    }
    expect(display("Mithila Ghar")).not.toEqual(typesetter.shape("Mithila Ghar", "figure", 60));
  });
});

describe("the card of a property (IN3)", () => {
  test("is a JPEG of 1200 by 630 in each language, with its picture", async () => {
    const id = await insert();
    const english = await getCard(`/share/property/${id}.en.jpg`);
    const nepali = await getCard(`/share/property/${id}.np.jpg`);
    expect(english.equals(nepali)).toBe(false);
    const { data } = await sharp(english)
      .extract({ left: 100, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data;
    expect(blue - red).toBeGreaterThan(120);
  });

  test("is drawn again only when its content changes", async () => {
    const id = await insert({ address: "Drawn once, Birgunj-2" });
    const before = await getCard(`/share/property/${id}.en.jpg`);
    const files = await readdir(join(site.media.workDir, ".share-cards"));
    await site.database
      .updateTable("properties")
      .set({ description: "Not on the card" })
      .where("id", "=", id)
      .execute();
    expect((await getCard(`/share/property/${id}.en.jpg`)).equals(before)).toBe(true);
    expect(await readdir(join(site.media.workDir, ".share-cards"))).toEqual(files);
    await site.database
      .updateTable("properties")
      .set({ price: 9_900_000, updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    expect((await getCard(`/share/property/${id}.en.jpg`)).equals(before)).toBe(false);
  });

  test("is drawn once for concurrent requests", async () => {
    const id = await insert({ address: "Asked for by many, Lahan-1" });
    const before = await readdir(join(site.media.workDir, ".share-cards"));
    const cards = await Promise.all(Array.from({ length: 8 }, () => getCard(`/share/property/${id}.np.jpg`)));
    expect(cards.every((card) => card.equals(cards[0] ?? Buffer.alloc(0)))).toBe(true);
    expect(await readdir(join(site.media.workDir, ".share-cards"))).toHaveLength(before.length + 1);
  });

  test("is immutable only under the versioned URL that pages link to", async () => {
    const id = await insert({ updated_at: new Date("2026-11-01T10:00:00Z") });
    const path = shareCardPath(
      "property",
      { id, updated_at: "2026-11-01T10:00:00.000Z" },
      "en",
      brandVersion(defaultSettings),
    );
    expect((await get(path)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await get(`/share/property/${id}.en.jpg?v=old`)).headers["cache-control"]).toBe(
      "public, max-age=300",
    );
  });

  test("NL4 omits a price or an area of 0, and has its texts in its language", async () => {
    const row = {
      id: 1,
      updated_at: new Date(),
      address: "Pond",
      translations: { np: { address: "पोखरी, जनकपुर-४" } },
      picture: null,
      bedrooms: 0,
      bathrooms: 0,
      property_type: "land",
      for_type: "rent",
      status: "active",
    } as const;
    expect(propertyCard({ ...row, price: 0, area: 0 }, "en")).toMatchObject({
      headline: "Price on request",
      subline: null,
      facts: [],
    });
    expect(propertyCard({ ...row, price: 0, area: 0 }, "np")).toMatchObject({
      headline: "मूल्य सोध्नुहोस्",
      place: "पोखरी, जनकपुर-४",
    });
    const id = await insert({ price: 0, area: 0, bedrooms: 0, property_type: "land" });
    await getCard(`/share/property/${id}.np.jpg`);
  });

  test("can be drawn from any text", async () => {
    const names = [
      "",
      "😀",
      "</svg><script>",
      "क्ष्म्य".repeat(60),
      "W".repeat(300),
      "\u0000\u202e\ud800",
      "a & b",
    ];
    for (const address of names.map((name) => name.replaceAll("\u0000", "").toWellFormed()))
      await getCard(`/share/property/${await insert({ address, price: 99_999_999_999 })}.np.jpg`);
  });

  test("shows the logo if there is no picture or its file is missing", async () => {
    const none = await getCard(`/share/property/${await insert({ image: null })}.en.jpg`);
    const lost = await getCard(`/share/property/${await insert({ image: "lost" })}.en.jpg`);
    expect(lost.equals(none)).toBe(true);
  });

  test("redirects to the plain picture if it can't be drawn", async () => {
    const answer = await get(`/share/property/${await insert({ image: "broken" })}.en.jpg`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe("/media/broken/1080.jpg");
  });

  test("is drawn again after its file was deleted", async () => {
    const id = await insert({ address: "Tidied, Itahari-5" });
    const before = await getCard(`/share/property/${id}.en.jpg`);
    for (const name of await readdir(join(site.media.workDir, ".share-cards")))
      await rm(join(site.media.workDir, ".share-cards", name));
    expect((await getCard(`/share/property/${id}.en.jpg`)).equals(before)).toBe(true);
  });

  test.each(["999999.en.jpg", "9999999999.en.jpg", "1.fr.jpg", "1.en.png", "x", "-1.en.jpg"])(
    "does not exist as %s",
    async (name) => {
      expect((await get(`/share/property/${name}`)).statusCode).toBe(404);
      expect((await get(`/share/project/${name}`)).statusCode).toBe(404);
    },
  );

  test.each([
    ["draft", 404],
    ["withdrawn", 404],
    ["reserved", 200],
    ["sold", 200],
  ] as const)("LD5: for a property that is %s, the response is %i", async (status, code) => {
    const id = await insert({ status });
    expect((await get(`/share/property/${id}.en.jpg`)).statusCode).toBe(code);
  });

  test("LD5: says that a property is reserved, sold or rented", () => {
    const { listed } = cardText.en;
    expect(listed("land", "sale", "active")).toBe("Land for sale");
    expect(listed("land", "sale", "reserved")).toBe("Land for sale, reserved");
    expect(listed("land", "sale", "sold")).toBe("Land, sold");
    expect(cardText.np.listed("apartment", "rent", "rented")).toBe("अपार्टमेन्ट, भाडामा गइसक्यो");
  });

  test("is not served as a picture of the media store", async () => {
    const [name] = await readdir(join(site.media.workDir, ".share-cards"));
    expect((await get(`/media/.share-cards/${name}`)).statusCode).toBe(404);
  });
});

test("a project has a card in each language", async () => {
  const [project] = demoProjects;
  if (!project) throw new Error("the demo has no project");
  const { pictures: _, features, challenges, outcomes, ...fields } = project;
  const { id } = await site.database
    .insertInto("projects")
    .values({
      ...fields,
      features: [...features],
      challenges: [...challenges],
      outcomes: [...outcomes],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const english = await getCard(`/share/project/${id}.en.jpg`);
  await site.database
    .insertInto("project_pictures")
    .values({ project_id: id, position: 0, picture: "house" })
    .execute();
  expect((await getCard(`/share/project/${id}.en.jpg`)).equals(english)).toBe(false);
  expect((await getCard(`/share/project/${id}.np.jpg`)).equals(english)).toBe(false);
});

test("the site has a card in each language", async () => {
  const english = await getCard("/share/site.en.jpg");
  expect((await getCard("/share/site.np.jpg")).equals(english)).toBe(false);
  expect((await get("/share/site.fr.jpg")).statusCode).toBe(404);
});
