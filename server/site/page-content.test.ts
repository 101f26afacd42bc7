import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertProperty } from "#server/testing/insert-property.ts";
import { sampleProject } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let id: number;

beforeAll(async () => {
  site = await createTestApp();
  id = await insertProperty(site.database, { name: "House <b>by</b> the pond" });
});
afterAll(() => site.close());

const html = async (url: string) => site.app.inject({ url, headers: { accept: "text/html" } });

test("BU2 BU6: the list's HTML contains names and prices, in the language of the address (IN3, NL1)", async () => {
  const english = await html("/buy");
  expect(english.statusCode).toBe(200);
  expect(english.body).toContain('<html lang="en"');
  expect(english.body).toContain("House &lt;b&gt;by&lt;/b&gt; the pond");
  expect(english.body).toContain("रु 1,25,00,000");
  const nepali = await html("/np/buy");
  expect(nepali.body).toContain('<html lang="ne"');
  expect(nepali.body).toContain("रु १,२५,००,०००");
  expect(nepali.body).toContain("१.२५ करोड");
});

test("BU2 PY1: a price or an area of 0, as in older rows, is not shown", async () => {
  const free = await insertProperty(site.database, {
    name: "Plot without figures",
    price: 0,
    area: 0,
    bedrooms: 0,
    bathrooms: 0,
    property_type: "land",
    for_type: "rent",
  });
  for (const path of ["/rent", `/property/${free}`]) {
    const english = (await html(path)).body;
    expect(english).toContain("Plot without figures");
    expect(english).toContain("Price on request");
    expect(english).not.toMatch(/रु 0(?!\d)|>0 sq ft|"price":0|"value":0/);
    const nepali = (await html(`/np${path}`)).body;
    expect(nepali).toContain("मूल्य सोध्नुहोस्");
    expect(nepali).not.toMatch(/रु ०(?![०-९])|>० वर्ग फिट/);
  }
});

test("PY1: a property without a description or pictures shows the default ones", async () => {
  const page = await html(`/property/${id}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("No description available for this property.");
  expect(page.body).toContain("/default-picture.svg");
});

test("PY1: land shows no rooms and an office its washrooms, on the page and to search engines", async () => {
  const rooms = { bedrooms: 0, bathrooms: 14, is_featured: false };
  const land = await insertProperty(site.database, { name: "House", ...rooms, property_type: "land" });
  const office = await insertProperty(site.database, {
    name: "House",
    ...rooms,
    property_type: "commercial",
  });
  const facts = /<dl aria-label="At a glance".*?<\/dl>/s;
  const landPage = (await html(`/property/${land}`)).body;
  expect(facts.exec(landPage)?.[0]).toContain("1,850 sq ft");
  expect(facts.exec(landPage)?.[0]).not.toMatch(/rooms/i);
  expect(landPage).not.toMatch(/numberOfB/);
  const officePage = (await html(`/property/${office}`)).body;
  expect(facts.exec(officePage)?.[0]).toMatch(/Washrooms<\/dt><dd[^>]*>14</);
  expect(facts.exec(officePage)?.[0]).not.toMatch(/Bedrooms|Bathrooms/);
  expect(officePage).not.toMatch(/numberOfB/);
  const list = (await html("/np/buy?type=commercial")).body;
  expect(list).toContain("१४ शौचालय");
  expect(list).not.toContain("१४ बाथरुम");
});

test("IN1: English text by staff is marked with lang=en on Nepali pages", async () => {
  for (const page of [await html("/np/buy"), await html(`/np/property/${id}`)]) {
    expect(page.body).toContain('<span lang="en">House &lt;b&gt;by&lt;/b&gt; the pond</span>');
    expect(page.body).toContain('<span lang="en">Ward 4, Janakpur</span>');
  }
  expect((await html("/buy")).body).not.toContain('<span lang="en">');
});

describe("NL4: a page in the page's language", () => {
  const english = {
    name: "Lake house",
    address: "Lakeside, Pokhara",
    description: "A house by the lake.",
    custom_features: ["Jetty"],
  };
  const nepali = {
    name: "तालछेउको घर",
    address: "लेकसाइड, पोखरा",
    description: "तालको छेउमा रहेको घर।",
    custom_features: ["डुङ्गा घाट"],
  };
  /** The Nepali page, whatever its address is. */
  const inNepali = async (path: string) => {
    const response = await html(`${path}?lang=np`);
    const { location } = response.headers;
    return (location === undefined ? response : await html(String(location).replace("http://site.test", "")))
      .body;
  };
  const structuredData = (body: string) =>
    [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
      JSON.parse(json),
    );

  async function insertLakeHouse(): Promise<number> {
    const pictures = [
      { key: "lake", alt: { en: "The jetty", np: "डुङ्गा घाट" } },
      { key: "plan", alt: { en: "The plan" } },
    ];
    await site.database
      .insertInto("pictures")
      .values(
        pictures.map(({ key, alt }) => ({
          key,
          alt: JSON.stringify(alt),
          width: 900,
          height: 600,
          placeholder: "data:,",
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id: featureId } = await site.database
      .selectFrom("features")
      .select("id")
      .where("name", "=", "Parking")
      .executeTakeFirstOrThrow();
    const propertyId = await insertProperty(site.database, {
      ...english,
      translations: { np: nepali },
      image: "lake",
      featured_image1: "plan",
    });
    await site.database
      .insertInto("property_features")
      .values({ property_id: propertyId, feature_id: featureId, position: 0 })
      .execute();
    return propertyId;
  }

  test("has its texts, title, descriptions, features and structured data in that language, and no others", async () => {
    const path = `/property/${await insertLakeHouse()}`;
    for (const [body, own, other, feature] of [
      [(await html(path)).body, english, nepali, "Parking"],
      [await inNepali(path), nepali, english, "पार्किङ"],
    ] as const) {
      expect(body).toContain(`<title>${own.name} · `);
      expect(body).toContain(`<meta name="description" content="${own.description}"/>`);
      expect(body).toContain(`<meta property="og:title" content="${own.name}"/>`);
      const [listing] = structuredData(body);
      expect(listing).toMatchObject({ name: own.name, description: own.description });
      expect(listing.mainEntity.address.streetAddress).toBe(own.address);
      expect(listing.mainEntity.amenityFeature.map(({ name }: { name: string }) => name)).toEqual([
        feature,
        ...own.custom_features,
      ]);
      expect(body).not.toContain(other.name);
      expect(body).not.toContain(other.description);
    }
  });

  test("describes its pictures in that language, and marks a text in the other", async () => {
    const body = await inNepali(`/property/${await insertLakeHouse()}`);
    expect(body).toContain('alt="डुङ्गा घाट"');
    expect(body).toContain('alt="The plan" lang="en"');
    expect(body).not.toContain("The jetty");
  });

  test("falls back to the other language, marked with its lang", async () => {
    const propertyId = await insertProperty(site.database, {
      ...english,
      name: "",
      translations: { np: { name: "घर नम्बर सात" } },
    });
    expect((await html(`/property/${propertyId}`)).body).toContain('<span lang="ne">घर नम्बर सात</span>');
    expect(await inNepali(`/property/${propertyId}`)).toContain(
      '<span lang="en">A house by the lake.</span>',
    );
  });

  test("lists rows in that language, and finds them by it", async () => {
    await insertLakeHouse();
    expect(await inNepali("/buy")).toContain(nepali.name);
    const found = (await html(`/buy?search=${encodeURIComponent("तालछेउ")}`)).body;
    expect(found).toContain(english.name);
    expect(found).not.toContain("House &lt;b&gt;by");
  });

  test("shows a project's size, duration and lists in that language", async () => {
    const np = {
      proj_name: "कमला पुल",
      proj_area: "एक किलोमिटर",
      proj_duration: "एक वर्ष",
      outcomes: ["वर्षैभरि बाटो खुला"],
    };
    const project = await site.database
      .insertInto("projects")
      .values({ ...sampleProject, outcomes: ["An open road"], translations: { np } })
      .returning("id")
      .executeTakeFirstOrThrow();
    const body = await inNepali(`/project/${project.id}`);
    for (const text of [np.proj_name, np.proj_area, np.proj_duration, ...np.outcomes])
      expect(body).toContain(text);
    expect(body).not.toContain("An open road");
    const [work] = structuredData(body);
    expect(work).toMatchObject({ name: np.proj_name, genre: "पूर्वाधार", inLanguage: "ne" });
  });
});
