import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { createDemoApp } from "#server/testing/demo-app.ts";
import {
  definitionsOf,
  elementOf,
  elementsOf,
  findUnmarkedTexts,
  headingsOf,
  linksOf,
  optionsOf,
  sectionOf,
  textOf,
} from "#server/testing/read-html.ts";
import type { TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createDemoApp();
});
afterAll(() => site.close());

const open = async (url: string) => (await site.app.inject({ url, headers: { accept: "text/html" } })).body;
const mainOf = (page: string) => elementOf(page, /<main\b/);

describe("AB1 AB2 AB3: About", () => {
  test("has the figures, the team, partners, brands, branches and all reviews", async () => {
    const page = await open("/about");
    const figures = elementsOf(elementOf(page, /<section[^>]* aria-label="In figures"/), "p").map(textOf);
    expect(figures).toEqual([
      expect.stringMatching(/^5\+/),
      expect.stringMatching(/^100\+/),
      expect.stringMatching(/^100\+/),
    ]);
    expect(headingsOf(page, 3)).toEqual(
      expect.arrayContaining(["Sarita Kumari Yadav", "Bishwanath Shrestha"]),
    );
    expect(textOf(page)).toContain("over 5 years of experience");
    expect(Object.keys(definitionsOf(sectionOf(page, "Partners")))).toHaveLength(6);
    expect(headingsOf(sectionOf(page, "Sister brands"), 3)).toEqual([
      "Mithila Nirman",
      "Mithila Rang",
      "Mithila Bhumi",
    ]);
    const branches = sectionOf(page, "Our branches");
    expect(headingsOf(branches, 3)).toEqual(["Kathmandu", "Pokhara", "Bardibas", "Janakpur"]);
    expect(elementsOf(branches, "a")[1]).toMatch(
      /^<a href="tel:\+97761590123" aria-label="Call the branch in Pokhara/,
    );
    expect(elementsOf(page, "figcaption").map(textOf)).toEqual([
      expect.stringContaining("Sunita Mandal"),
      expect.stringContaining("Rajesh Maharjan"),
      expect.stringContaining("Pooja Kumari Sah"),
      expect.stringContaining("Hari Prasad Koirala"),
      expect.stringContaining("Nirmala Limbu"),
    ]);
  });

  test("is in Nepali, including the figures (IN1)", async () => {
    const page = await open("/np/about");
    expect(page).toContain("<title>हाम्रो बारेमा · मिथिला घर</title>");
    const text = textOf(mainOf(page));
    expect(text.match(/१००\+/g)).toHaveLength(2);
    expect(text.match(/५ मध्ये ४ तारा/g)).toHaveLength(2);
    expect(text).toContain("+९७७-१-५९००१२३");
    expect(headingsOf(page, 3)).toContain("सरिता कुमारी यादव");
  });
});

describe("CO1: Contact", () => {
  test("has address, phone, e-mail, hours, a sketch of the place and directions", async () => {
    const main = mainOf(await open("/contact"));
    const text = textOf(main);
    for (const part of [
      "Dhanusha, Janakpur, Nepal",
      "+977-41-590123",
      "Sunday to Friday: 9:00 AM to 6:00 PM",
      "Saturday: Closed",
      "Latitude 26.7288, longitude 85.9263",
    ])
      expect(text).toContain(part);
    const links = linksOf(main);
    expect(links).toEqual(
      expect.arrayContaining([
        "tel:+97741590123",
        "mailto:namaste@mithilaghar.example",
        expect.stringMatching(/26\.7288,85\.9263$/),
      ]),
    );
    expect(main).toMatch(/role="img"[^>]*our office stands south-east of Janaki Mandir/);
    expect(main).toMatch(/<textarea[^>]* rows="6"/);
  });

  test("is in Nepali with Devanagari digits (IN1)", async () => {
    const main = mainOf(await open("/np/contact"));
    expect(main).toMatch(/<a[^>]* href="tel:\+97741590123"[^>]*>(?:<[^>]+>)*\+९७७-४१-५९०१२३/);
    expect(textOf(main)).toContain("आइतबारदेखि शुक्रबार: बिहान ९:०० देखि साँझ ६:०० बजे");
    expect(textOf(main)).toContain("शनिबार: बन्द");
  });
});

test.each([
  ["", ["Quick Links", "Services", "Repair services", "Dhanusha, Janakpur, Nepal", "+977-41-590123"]],
  ["/np", ["उपयोगी लिङ्क", "सेवाहरू", "मर्मतसम्भार", "जनकपुरधाम, धनुषा, नेपाल", "+९७७-४१-५९०१२३"]],
])("CH3: the footer of %s/about has its groups and links", async (prefix, texts) => {
  const footer = elementOf(await open(`${prefix}/about`), /<footer\b/);
  for (const text of [...texts, "©"]) expect(textOf(footer)).toContain(text);
  expect(linksOf(footer)).toEqual(
    expect.arrayContaining([
      ...["/buy", "/sell", "/rent", "/others"].map((path) => prefix + path),
      expect.stringMatching(/^https:\/\/www\.facebook\.com/),
    ]),
  );
});

test("CH1: the header has eight links and marks the current page", async () => {
  const header = elementOf(await open("/buy"), /<header\b/);
  const navigation = elementOf(header, /<nav\b/);
  expect(elementsOf(navigation, "a").map(textOf)).toEqual([
    "Home",
    "Buy",
    "Sell",
    "Rent",
    "Projects",
    "Others",
    "About",
    "Contact",
  ]);
  expect(elementsOf(navigation, "a")[1]).toContain('aria-current="page"');
});

test("HO1 HO3 HO4 HO5: Home has the search's price bands, six featured homes and the four next steps", async () => {
  const page = await open("/");
  expect(optionsOf(page, "price")).toEqual([
    "Any price",
    "Up to रु 20,00,000",
    "रु 20,00,000 – रु 50,00,000",
    "रु 50,00,000 and above",
  ]);
  expect(elementsOf(sectionOf(page, "Featured properties"), "article")).toHaveLength(6);
  const steps = linksOf(sectionOf(page, "What we can do for you"));
  for (const to of ["/buy", "/sell", "/rent", "/others"]) expect(steps).toContain(to);
});

test("OT1 OT2: Others shows six services with pictures, and asks for service and urgency", async () => {
  const page = mainOf(await open("/others"));
  expect(textOf(page)).toContain("We reply within 24 hours");
  const cards = elementsOf(page, "li").filter((item) => headingsOf(item, 3).length === 1);
  expect(cards.map((card) => headingsOf(card, 3)[0])).toEqual([
    "House renovation",
    "Interior painting",
    "Exterior painting",
    "Kitchen renovation",
    "Bathroom renovation",
    "Flooring",
  ]);
  for (const card of cards) expect(card).toContain("<img");
  expect(page).toContain(">Urgent (1-2 weeks)</option>");
  expect(page).toContain(">Normal (1 month)</option>");
  expect(page).toContain(">Flexible (2+ months)</option>");
  expect(page).toMatch(/<textarea[^>]* rows="5"/);
});

test("SE1 SE4: Sell asks for one of five types, and says which pictures it takes", async () => {
  const page = mainOf(await open("/sell"));
  const types = Array.from(page.matchAll(/<input type="radio"[^>]* value="(\w+)"/g), ([, type]) => type);
  expect(types).toEqual(["House", "Land", "Apartment", "Condo", "Townhouse"]);
  expect(textOf(page)).toContain("JPG, PNG, PDF, at most 5 MB each");
});

test.each(["/contact", "/sell", "/others"])(
  "the honeypot of %s is hidden from people and not focusable",
  async (path) => {
    const page = await open(path);
    const honeypots = page.match(/<input[^>]* name="website"[^>]*>/g) ?? [];
    expect(honeypots).toHaveLength(1);
    expect(honeypots[0]).toContain('tabindex="-1"');
    expect(page).toMatch(/<div[^>]*aria-hidden="true"[^>]*><label[^>]*>Leave this field empty</);
  },
);

test("CH4: every page but the dashboard has the buttons to call and chat", async () => {
  for (const path of ["/", "/buy", "/property/1", "/np/about"])
    expect(elementOf(await open(path), /<aside[^>]*aria-label="(?:Quick contact|छिटो सम्पर्क)"/), path).toMatch(
      /href="tel:\+97741590123".*aria-haspopup="dialog"/s,
    );
  const dashboard = await open("/admin");
  expect(dashboard).toContain('<html lang="en"');
  expect(dashboard).not.toMatch(/Quick contact|Open chat|Call Mithila Ghar/);
});

test.each([
  ["/no/such/page", "Oops! Page not found"],
  ["/property/999999", "Property Not Found"],
  ["/property/abc", "Property Not Found"],
  ["/property", "No property ID provided"],
  ["/project/999999", "Project Not Found"],
  ["/project/99999999999", "Project Not Found"],
  ["/project/abc", "Project Not Found"],
  ["/project", "No project ID provided"],
])("CH7 PY3 PD3: %s is a 404 page with a way on", async (url, title) => {
  const { statusCode, body } = await site.app.inject({ url, headers: { accept: "text/html" } });
  expect(statusCode).toBe(404);
  const main = mainOf(body);
  expect([...headingsOf(main, 1), ...headingsOf(main)]).toContain(title);
  expect(linksOf(main).length).toBeGreaterThan(0);
});

test.each(["/", "/buy", "/property/1", "/project/1", "/contact"])(
  "%s requests at most fifteen scripts, all at once",
  async (path) => {
    const asked = (await open(path)).match(/<link rel="modulepreload"/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThanOrEqual(15);
  },
);

test.each(
  [
    "/",
    "/buy",
    "/rent",
    "/property/1",
    "/projects",
    "/project/1",
    "/sell",
    "/others",
    "/about",
    "/contact",
  ].flatMap((path) => languages.map((language) => pageAddress(path, language))),
)("IN1: on %s, text in the other language has its own lang attribute", async (address) => {
  const page = await open(address);
  expect(textOf(page).length).toBeGreaterThan(500);
  expect(findUnmarkedTexts(page)).toEqual([]);
});
