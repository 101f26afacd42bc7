import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parseAtomFeed } from "feedsmith";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listingTypes, propertyTypes } from "#domain/properties/kinds.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { sampleProject, sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;

beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.deleteFrom("properties").execute();
  await site.database.deleteFrom("projects").execute();
});

const hostile = `Ghar & <b>"Aangan"</b> 'घर' ]]>`;
async function insert(values: object): Promise<number> {
  const row = await site.database
    .insertInto("properties")
    .values({ ...sampleProperty, ...values })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
async function read(url: string, headers: Record<string, string> = {}) {
  const response = await site.app.inject({ url, headers });
  expect(response.statusCode, url).toBe(200);
  expect(XMLValidator.validate(response.body)).toBe(true);
  return response;
}
const atom = async (url: string) => parseAtomFeed((await read(url)).body);
const titles = async (url: string) => (await atom(url)).entries?.map(({ title }) => title?.value) ?? [];

describe("IM5: Atom", () => {
  test("has all that RFC 4287 requires, in both languages, with any characters", async () => {
    const id = await insert({ name: hostile, description: `${hostile}\u0001` });
    const response = await read("/feeds/buy.atom");
    expect(response.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const feed = parseAtomFeed(response.body);
    expect(feed).toMatchObject({
      id: "http://site.test/feeds/buy.atom",
      authors: [{ name: expect.stringMatching(/./) }],
      links: [
        { rel: "self", href: "http://site.test/feeds/buy.atom" },
        { rel: "alternate", href: "http://site.test/buy" },
      ],
    });
    const [entry] = feed.entries ?? [];
    expect(entry).toMatchObject({
      id: `http://site.test/property/${id}`,
      title: { value: hostile },
      links: [{ rel: "alternate", href: `http://site.test/property/${id}` }],
      summary: { value: expect.stringContaining(hostile) },
      categories: [{ term: "House" }],
    });
    for (const time of [feed.updated, entry?.updated, entry?.published])
      expect(new Date(String(time)).toISOString()).toBe(time);
    expect(feed.updated).toBe(entry?.updated);
    const nepali = await atom("/feeds/buy.atom?lang=np");
    expect(nepali.id).toBe("http://site.test/feeds/buy.atom?lang=np");
    expect(nepali.entries?.[0]).toMatchObject({
      id: `http://site.test/property/${id}`,
      links: [{ href: `http://site.test/np/property/${id}` }],
      categories: [{ term: "घर" }],
    });
  });

  test("of a search has what the search finds, and its parameters in its address and title", async () => {
    await insert({ name: "Cheap", price: 1_000_000 });
    await insert({ name: "Dear", price: 90_000_000 });
    await insert({ name: "To let", for_type: "rent", price: 20_000 });
    expect((await titles("/feeds/buy.atom")).toSorted()).toEqual(["Cheap", "Dear"]);
    expect(await titles("/feeds/rent.atom")).toEqual(["To let"]);
    const search = await atom("/feeds/buy.atom?price_to=20+lakh&nonsense=1");
    expect(search.entries?.map(({ title }) => title?.value)).toEqual(["Cheap"]);
    expect(search.id).toBe("http://site.test/feeds/buy.atom?price_to=2000000");
    expect(search.title?.value).toContain("20 lakh");
    expect(search.links?.[1]?.href).toBe("http://site.test/buy?price_to=2000000");
    expect(await titles("/feeds/buy.atom?price_to=%00%zz")).toHaveLength(2);
  });

  test("shows nothing that visitors do not find in lists, and at most 50", async () => {
    for (const status of ["draft", "withdrawn", "sold"] as const) await insert({ status });
    await insert({ deleted_at: new Date() });
    expect(await atom("/feeds/buy.atom")).toMatchObject({ updated: "1970-01-01T00:00:00.000Z" });
    expect(await titles("/feeds/buy.atom")).toEqual([]);
    const rows = Array.from({ length: 55 }, (_, index) => ({ ...sampleProperty, name: `House ${index}` }));
    await site.database.insertInto("properties").values(rows).execute();
    await expect.poll(() => titles("/feeds/buy.atom")).toHaveLength(50);
  });

  test("of projects", async () => {
    await site.database
      .insertInto("projects")
      .values({ ...sampleProject, proj_name: hostile })
      .execute();
    await expect.poll(() => titles("/feeds/projects.atom")).toEqual([hostile]);
    expect(await titles("/feeds/projects.atom?search=nothing-like-it")).toEqual([]);
  });

  test("is cached until a row changes, and a client that has it gets 304", async () => {
    const id = await insert({ name: "Before" });
    const first = await read("/feeds/buy.atom");
    const etag = String(first.headers.etag);
    const known = await site.app.inject({ url: "/feeds/buy.atom", headers: { "if-none-match": etag } });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    const payload = { name: "After" };
    await site.app.inject({
      method: "PATCH",
      url: `/api/properties/${id}/`,
      headers: admin.headers,
      payload: formOf(payload),
    });
    expect(await titles("/feeds/buy.atom")).toEqual(["After"]);
  });

  test("is linked from its list's page, with the search, in the page's language", async () => {
    const linkOf = async (url: string) =>
      /<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]+)"/.exec(
        (await site.app.inject({ url })).body,
      )?.[1];
    expect(await linkOf("/buy")).toBe("http://site.test/feeds/buy.atom");
    expect(await linkOf("/np/rent?bedrooms=3")).toBe(
      "http://site.test/feeds/rent.atom?bedrooms=3&amp;lang=np",
    );
    expect(await linkOf("/np/projects")).toBe("http://site.test/feeds/projects.atom?lang=np");
    expect(await linkOf("/about")).toBeUndefined();
  });
});

/** https://developers.facebook.com/docs/marketing-api/real-estate-ads/get-started */
const documented = {
  availability: ["for_sale", "for_rent", "sale_pending", "recently_sold", "off_market", "available_soon"],
  listing_type: [
    "for_rent_by_agent",
    "for_rent_by_owner",
    "for_sale_by_agent",
    "for_sale_by_owner",
    "foreclosed",
    "new_construction",
    "new_listing",
  ],
  property_type: ["apartment", "condo", "house", "land", "manufactured", "other", "townhouse"],
};

describe("IM5: Meta's home listings", () => {
  const pin = { latitude: "26.730123", longitude: "85.920123", pin_precision: "approximate" };
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ["listing", "image"].includes(name),
  });
  const listings = async () =>
    parser.parse((await read("/feeds/meta-home-listings.xml")).body).listings.listing ?? [];

  test("have the fields that Meta requires, and never the point of an approximate pin", async () => {
    const created = await site.app.inject({
      method: "POST",
      url: "/api/properties/create/",
      headers: admin.headers,
      payload: formOf({
        ...propertyFields,
        name: hostile,
        ...pin,
        image: await pictureFile(),
      }),
    });
    expect(created.statusCode, created.body).toBe(201);
    const { id, price, bedrooms, bathrooms, pictures, map_location: location } = created.json();
    const [listing, ...others] = await listings();
    expect(others).toEqual([]);
    expect(listing).toMatchObject({
      home_listing_id: id,
      name: hostile,
      availability: "for_sale",
      description: expect.stringMatching(/./),
      latitude: location.latitude,
      longitude: location.longitude,
      neighborhood: expect.stringMatching(/./),
      image: [{ url: `http://site.test/media/${pictures[0].key}/1080.jpg` }],
      listing_type: "for_sale_by_agent",
      num_beds: bedrooms,
      num_baths: bathrooms,
      price: `${price} NPR`,
      property_type: "house",
      url: `http://site.test/property/${id}`,
    });
    expect(listing.address["@_format"]).toBe("simple");
    expect(listing.address.component).toContainEqual({ "@_name": "country", "#text": "Nepal" });
    expect(location.radius_m).toBeGreaterThan(0);
    for (const exact of ["26.730123", "85.920123"])
      expect((await read("/feeds/meta-home-listings.xml")).body).not.toContain(exact);
  });

  test("leave out what Meta refuses, and what visitors do not find in lists", async () => {
    const payload = formOf({ ...propertyFields, ...pin, image: await pictureFile() });
    const url = "/api/properties/create/";
    const created = await site.app.inject({ method: "POST", url, headers: admin.headers, payload });
    const { id, pictures } = created.json();
    const located = { latitude: 26.73, longitude: 85.92, pin_precision: "exact" as const };
    await insert(located);
    const withPicture = await Promise.all(
      [{}, { ...located, status: "withdrawn" }, { ...located, deleted_at: new Date() }].map(insert),
    );
    const [{ key: picture }] = pictures;
    await site.database
      .insertInto("property_pictures")
      .values(withPicture.map((property_id) => ({ property_id, position: 0, picture })))
      .execute();
    await site.database.updateTable("properties").set({ name: "Read again" }).where("id", "=", id).execute();
    await expect
      .poll(async () => (await listings()).map(({ name }: { name: string }) => name))
      .toEqual(["Read again"]);
  });

  test("have only values that Meta documents, for every type, kind of listing and status", async () => {
    const payload = formOf({ ...propertyFields, ...pin, image: await pictureFile() });
    const url = "/api/properties/create/";
    const created = await site.app.inject({ method: "POST", url, headers: admin.headers, payload });
    const { id, pictures } = created.json();
    const rows = propertyTypes.flatMap((property_type) =>
      listingTypes.flatMap((for_type) =>
        (["active", "reserved"] as const).map((status) => ({
          ...sampleProperty,
          ...{ property_type, for_type, status },
          ...{ latitude: 26.73, longitude: 85.92, pin_precision: "exact" as const },
        })),
      ),
    );
    const ids = await site.database.insertInto("properties").values(rows).returning("id").execute();
    const [{ key: picture }] = pictures;
    await site.database
      .insertInto("property_pictures")
      .values(ids.map((row) => ({ property_id: row.id, position: 0, picture })))
      .execute();
    await expect.poll(listings).toHaveLength(rows.length + 1);
    const read = await listings();
    for (const listing of read) {
      expect(documented.availability).toContain(listing.availability);
      expect(documented.listing_type).toContain(listing.listing_type);
      expect(documented.property_type).toContain(listing.property_type);
    }
    expect(read.some((listing: { home_listing_id: number }) => listing.home_listing_id === id)).toBe(true);
  });

  test("leave out what Meta refuses and what visitors do not see", async () => {
    await insert({ name: "No picture" });
    expect(await listings()).toEqual([]);
  });
});
