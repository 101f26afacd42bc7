import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { demoSettings } from "#demo/company.ts";
import { type Language, languages } from "#domain/language.ts";
import { defaultTexts } from "#domain/settings/default-texts.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { seedSettings } from "#server/demo/seed-settings.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { sampleProject, sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { publicPages } from "./public-pages.ts";

const { company } = demoSettings;
const attack = "</script><script>alert(1)</script><!--\u2028 & “घर”";

let site: TestApp;
beforeAll(async () => {
  const store = await createTestDatabase();
  await seedSettings(store.database);
  site = await createTestApp({}, store);
  const size = { width: 3, height: 2, placeholder: "data:,", alt: null };
  const keys = ["house", "tower"];
  await site.database
    .insertInto("pictures")
    .values(keys.map((key) => ({ key, ...size })))
    .execute();
  const property = {
    ...sampleProperty,
    name: "Brick house",
    address: "Pidari Chowk, Janakpur-8",
    local_level_id: 223,
    ward: 8,
    description: `A house.\n\n${"A long description ".repeat(40)}`,
    area: 2150,
    image: "house",
    updated_at: new Date("2026-11-01T10:00:00Z"),
  };
  await site.database
    .insertInto("properties")
    .values([
      property,
      { ...property, name: attack, address: attack, description: attack, for_type: "rent" },
      { ...property, status: "sold" },
    ])
    .execute();
  const shown = [1, 2, 3].map((property_id) => ({ property_id, position: 0, picture: "house" }));
  await site.database.insertInto("property_pictures").values(shown).execute();
  await site.database
    .insertInto("projects")
    .values({
      ...sampleProject,
      proj_name: "Tower",
      location: "Itahari, Sunsari",
      client_name: attack,
    })
    .execute();
  await site.database
    .insertInto("project_pictures")
    .values({ project_id: 1, position: 0, picture: "tower" })
    .execute();
});
afterAll(() => site.close());

async function page(path: string, language: Language = "en") {
  const url = pageAddress(path, language);
  const answer = await site.app.inject(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const html = answer.body;
  const head = html.slice(0, html.indexOf("</head>"));
  const tags = Array.from(head.matchAll(/<(?:meta|link) [^>]*>/g), ([tag]) => attributes(tag));
  const meta = (name: string) =>
    tags.filter((tag) => tag.property === name || tag.name === name).map((tag) => tag.content);
  const link = (rel: string) => tags.filter((tag) => tag.rel === rel);
  return { answer, html, head, meta, link, title: /<title>(.*?)<\/title>/s.exec(head)?.[1] };
}

function attributes(tag: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    Array.from(tag.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
      name.toLowerCase(),
      value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"'),
    ]),
  );
}

const structuredData = z.record(z.string(), z.unknown());

/** The page's JSON-LD blocks, ended where an HTML parser ends them. */
function readJsonLd(html: string): Record<string, unknown>[] {
  return Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script/gis),
    ([, json = ""]) => structuredData.parse(JSON.parse(json)),
  );
}

// Drafts of texts are not indexed; text-pages.test.ts checks their heads.
const indexedPages = publicPages.map(({ path }) => path).filter((path) => !(path.slice(1) in defaultTexts));
const paths = [...indexedPages, "/property/1", "/project/1"];

describe.each(languages)("NL1: the head of a page in %s (IN1, IN3)", (language) => {
  test.each(paths)("%s", async (path) => {
    const { title, meta, link, html } = await page(path, language);
    const english = `http://site.test${path}`;
    const nepali = `http://site.test/np${path === "/" ? "" : path}`;
    const own = language === "np" ? nepali : english;
    expect(html).toContain(`<html lang="${language === "np" ? "ne" : "en"}"`);
    expect(title).toMatch(new RegExp(`^.{4,} · ${company.name[language]}$`));
    expect(link("canonical").map(({ href }) => href)).toEqual([own]);
    const translations = link("alternate").filter(({ type }) => type === undefined);
    expect(translations.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ["en", english],
      ["ne", nepali],
      ["x-default", english],
    ]);
    const [description = ""] = meta("description");
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(201);
    expect(meta("og:url")).toEqual([own]);
    expect(meta("og:locale")).toEqual([language === "np" ? "ne_NP" : "en_US"]);
    expect(meta("og:locale:alternate")).toEqual([language === "np" ? "en_US" : "ne_NP"]);
    expect(meta("og:image")[0]).toContain(`.${language}.jpg`);
    expect(meta("og:image:width")).toEqual(["1200"]);
    expect(meta("og:image:height")).toEqual(["630"]);
    expect(meta("og:image:alt")[0]).toContain(company.name[language]);
    expect(meta("twitter:card")).toEqual(["summary_large_image"]);
    expect(meta("robots")).toEqual(["max-image-preview:large"]);
    const [card = ""] = meta("og:image");
    // X reads these from `og:`.
    for (const name of ["title", "description", "image"]) expect(meta(`twitter:${name}`)).toEqual([]);
    const picture = await site.app.inject(card.replace("http://site.test", ""));
    expect([card, picture.headers["content-type"]]).toEqual([card, "image/jpeg"]);
    expect(picture.headers["cache-control"]).toContain("immutable");
  });

  test("titles and descriptions differ from page to page", async () => {
    const heads = await Promise.all(publicPages.map(({ path }) => page(path, language)));
    expect(new Set(heads.map((head) => head.title)).size).toBe(heads.length);
    expect(new Set(heads.flatMap((head) => head.meta("description"))).size).toBe(heads.length);
  });
});

describe("NL1: the canonical URL (IN3)", () => {
  const canonical = async (path: string, language?: Language) =>
    (await page(path, language)).link("canonical")[0]?.href;

  test("of a filtered list is the list, of its second page the second page", async () => {
    // A second page needs more rows than one page has.
    for (let count = 0; count < 13; count += 1) await insertProperty(site.database);
    expect(await canonical("/buy?type=house&location=janakpur")).toBe("http://site.test/buy");
    expect(await canonical("/buy?max_price=900000000&page=2")).toBe("http://site.test/buy?page=2");
    expect(await canonical("/buy?page=2", "np")).toBe("http://site.test/np/buy?page=2");
    expect(await canonical("/about?page=7&utm_source=x")).toBe("http://site.test/about");
  });

  test("ignores a trailing slash", async () => {
    expect(await canonical("/buy/")).toBe("http://site.test/buy");
    expect(await canonical("/buy/", "np")).toBe("http://site.test/np/buy");
  });
});

test("LD5: a sold property keeps its page, its share card and its place in search engines", async () => {
  const { meta, link } = await page("/property/3");
  expect(meta("robots")).toEqual(["max-image-preview:large"]);
  expect(link("canonical")).toHaveLength(1);
  expect(meta("og:image")[0]).toContain("/share/property/3.en.jpg");
});

test("ST1: a page contains only the documents of the settings that it shows, in its own language", async () => {
  const { partners, people, chat, pages } = demoSettings;
  const own = (html: string) => [
    html.includes(partners.items[0]?.name.en ?? ""),
    html.includes(people.items[0]?.name.np ?? ""),
    html.includes(chat.greeting.en),
    html.includes(pages.contact.lead.en),
  ];
  expect(own((await page("/about")).html)).toEqual([true, false, true, false]);
  expect(own((await page("/about", "np")).html)).toEqual([false, true, false, false]);
  expect(own((await page("/contact")).html)).toEqual([false, false, true, true]);
  for (const path of ["/", "/buy", "/property/1", "/projects"])
    expect([path, own((await page(path)).html)]).toEqual([path, [false, false, true, false]]);
});

describe("structured data", () => {
  const ofType = (html: string, type: string) => readJsonLd(html).find((item) => item["@type"] === type);

  test("describes the company on Home", async () => {
    const [graph] = readJsonLd((await page("/")).html);
    expect(graph?.["@graph"]).toMatchObject([
      {
        "@type": "RealEstateAgent",
        name: company.name.en,
        telephone: company.phone,
        geo: { latitude: company.position?.latitude },
      },
      { "@type": "WebSite", name: company.name.en },
    ]);
  });

  test("ST4: describes the company's hours, numbers and branches", async () => {
    const [graph] = readJsonLd((await page("/", "np")).html);
    expect(graph?.["@graph"]).toMatchObject([
      {
        name: company.name.np,
        openingHoursSpecification: expect.arrayContaining([
          { "@type": "OpeningHoursSpecification", dayOfWeek: "Sunday", ...company.hours.sunday },
        ]),
        areaServed: { name: company.country.np },
      },
      { "@type": "WebSite" },
    ]);
    const branches = readJsonLd((await page("/about")).html)[0]?.["@graph"];
    const [first] = demoSettings.branches.items;
    expect(branches).toHaveLength(demoSettings.branches.items.length);
    expect(branches).toMatchObject([
      {
        "@type": "RealEstateAgent",
        name: `${company.name.en}, ${first?.city.en}`,
        parentOrganization: { "@id": "http://site.test/#company" },
        telephone: first?.phone,
        address: { streetAddress: first?.address.en, addressLocality: first?.city.en },
      },
      ...Array.from({ length: demoSettings.branches.items.length - 1 }, () => ({})),
    ]);
  });

  test.each([
    ["reserved", "LimitedAvailability"],
    ["rented", "SoldOut"],
    ["sold", "SoldOut"],
  ] as const)("LD5: says for a property that is %s: %s", async (status, availability) => {
    await site.database.updateTable("properties").set({ status }).where("id", "=", 3).execute();
    // The change arrives from the database a moment later.
    await expect
      .poll(async () => ofType((await page("/property/3")).html, "RealEstateListing")?.offers)
      .toMatchObject({ availability: `https://schema.org/${availability}` });
  });

  test("NL1: contains the price, place, picture and address of a property", async () => {
    const { html } = await page("/property/1", "np");
    expect(ofType(html, "RealEstateListing")).toMatchObject({
      url: "http://site.test/np/property/1",
      inLanguage: "ne",
      provider: { url: "http://site.test/np" },
      image: ["http://site.test/media/house/1080.jpg"],
      offers: { price: 12_500_000, priceCurrency: "NPR", availability: "https://schema.org/InStock" },
      mainEntity: {
        "@type": "House",
        floorSize: { value: 2150, unitCode: "FTK" },
        address: {
          streetAddress: "Pidari Chowk, Janakpur-8",
          addressLocality: "जनकपुरधाम",
          addressRegion: "मधेश",
        },
      },
    });
    expect(ofType(html, "BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, item: "http://site.test/np" },
        { position: 2, item: "http://site.test/np/buy" },
        { position: 3, name: "Brick house" },
      ],
    });
  });

  test("contains the name and place of a project", async () => {
    const { html } = await page("/project/1");
    expect(ofType(html, "CreativeWork")).toMatchObject({
      name: "Tower",
      contentLocation: { "@type": "Place", name: "Itahari, Sunsari" },
      sponsor: { name: attack },
    });
    expect(ofType(html, "BreadcrumbList")).toBeDefined();
  });

  test("escapes text that would end its script element", async () => {
    const { html, answer } = await page("/property/2");
    expect(html).not.toContain("<script>alert(1)");
    expect(html).not.toContain("</script><script>alert");
    const listing = ofType(html, "RealEstateListing");
    expect(listing).toMatchObject({
      name: attack,
      mainEntity: { name: attack, address: { streetAddress: attack } },
      offers: { priceSpecification: { unitCode: "MON" } },
    });
    for (const [, json = ""] of html.matchAll(/ld\+json">(.*?)<\/script/gis))
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  });
});
