import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDemoApp } from "#server/testing/demo-app.ts";
import {
  definitionsOf,
  elementOf,
  elementsOf,
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
const cardsOf = (page: string) => elementsOf(elementOf(page, /<main\b/), "article");
const cardOf = (page: string, name: string) => cardsOf(page).find((card) => card.includes(name)) ?? "";

describe("Buy and Rent", () => {
  test("BU1 BU2 BU3 BU7: Buy shows cards with price, area and the agent's number, and offers the listings' places", async () => {
    const page = await open("/buy");
    expect(headingsOf(page, 1)).toEqual(["Properties for sale"]);
    expect(headingsOf(page)[0]).toMatch(/^Showing \d+ of \d+ properties$/);
    const card = cardOf(page, "Yellow Family House");
    for (const text of ["For Sale", "रु 95,00,000", "2,400 sq ft", "View Details", "Contact Agent"])
      expect(textOf(card)).toContain(text);
    expect(linksOf(card)).toContain("tel:+97741590123");
    expect(optionsOf(page, "location")).toEqual(
      expect.arrayContaining([
        "Ocean View Drive",
        "City Center Plaza",
        "Green Valley Road",
        "Hilltop Avenue",
        "Art Lane",
        "Lalitpur",
      ]),
    );
  });

  test("RE1 RE2: Rent has its own bands, types and places, and cards say what is available", async () => {
    const page = await open("/rent");
    expect(headingsOf(page, 1)).toEqual(["Properties for rent"]);
    expect(optionsOf(page, "price")).toEqual([
      "Any price",
      "Up to रु 15,000",
      "रु 15,000 – रु 25,000",
      "रु 25,000 – रु 35,000",
      "Over रु 35,000",
    ]);
    const types = Array.from(page.matchAll(/<input type="checkbox"[^>]* name="type" value="(\w+)"/g));
    expect(types.map(([, type]) => type)).toEqual(["apartment", "house", "studio", "townhouse", "penthouse"]);
    expect(optionsOf(page, "location")).toEqual(
      expect.arrayContaining(["Downtown", "Uptown", "Suburbs", "Midtown", "Arts District"]),
    );
    const card = cardsOf(page)[0] ?? "";
    for (const text of ["For Rent", "Available Now", "/month"]) expect(textOf(card)).toContain(text);
    expect(linksOf(card)).toContainEqual(expect.stringMatching(/^tel:\+977/));
  });

  test.each(["/buy", "/rent"])("BU7: /np%s offers places with Nepali names only", async (path) => {
    const places = optionsOf(await open(`/np${path}`), "location");
    expect(places).toContain("काठमाडौँ");
    expect(places.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  });

  test("BU1: the search matches words of the title in any case", async () => {
    const cards = cardsOf(await open("/buy?search=NEWARI+brick"));
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(textOf(card)).toMatch(/newari brick/i);
  });

  test("BU4 BU6: filters that match nothing are shown, and can be cleared", async () => {
    const page = await open("/buy?location=atlantis&price=10000000%2B");
    expect(headingsOf(page)[0]).toMatch(/^Showing 0 of \d+ properties$/);
    expect(elementOf(page, /<select[^>]* name="price"/)).toMatch(
      /value="10000000\+"[^>]* selected|selected=""[^>]*value="10000000\+"/,
    );
    expect(page).toMatch(/<a[^>]* href="\/buy[^"?]*"[^>]*>(?:<[^>]+>)*Clear All Filters/);
  });

  test.each(["/buy?view=map", "/projects?view=map", "/rent?view=both"])(
    "MP1: without JavaScript, %s shows the list and no switch",
    async (path) => {
      const page = await open(path);
      expect(cardsOf(page).length).toBeGreaterThan(0);
      expect(elementOf(page, /<nav[^>]* aria-label="Show as"/)).toMatch(/^<nav[^>]*noscript:hidden/);
    },
  );
});

describe("a listing", () => {
  const name = "House with a Timber Stair Tower";
  const nepaliName = "काठको भर्‍याङ टावर भएको घर";
  test.each([
    {
      path: "/property/1",
      message: `Hello, I am interested in “${name}” (no. 1): http://site.test/property/1`,
      subject: `Inquiry about ${name}`,
      texts: ["Call Now +977-41-590123", "WhatsApp", "Viber", "Send Email", "Property ID: 1"],
    },
    {
      path: "/np/property/1",
      message: `नमस्ते, “${nepaliName}” (नं. १) का बारेमा थप जान्न चाहन्छु: http://site.test/np/property/1`,
      subject: `${nepaliName} का बारेमा सोधपुछ`,
      texts: ["फोन गर्नुहोस् +९७७-४१-५९०१२३", "ह्वाट्सएप", "भाइबर", "इमेल पठाउनुहोस्", "घरजग्गा नम्बर: १"],
    },
  ])(
    "PY1 PY2 VT2: $path names the agent's ways of contact, with the listing in the message",
    async ({ path, message, subject, texts }) => {
      const page = await open(path);
      const card = elementOf(page, /<aside[^>]* id="contact"/);
      for (const text of texts) expect(textOf(card)).toContain(text);
      const whatsApp = `https://wa.me/9779800000100?text=${message}`;
      expect(linksOf(card).map(decodeURIComponent)).toEqual([
        "tel:+97741590123",
        whatsApp,
        `viber://chat?number=+9779800000100&draft=${message}`,
        `mailto:namaste@mithilaghar.example?subject=${subject}`,
      ]);
      const bar = elementOf(page, /<div[^>]* data-bottom-bar/);
      expect(linksOf(bar).map(decodeURIComponent)).toEqual(["#contact", whatsApp, "tel:+97741590123"]);
    },
  );

  test("VT2 VT6: hides what needs scripts from visitors without them", async () => {
    const page = await open("/property/1");
    const project = await open("/project/1");
    for (const [html, name] of [
      [page, "Copy message"],
      [page, "Share"],
      [page, "Print"],
      [project, "Share"],
    ] as const)
      expect(
        elementsOf(html, "button").find((button) => textOf(button) === name),
        name,
      ).toMatch(/^<button[^>]*noscript:hidden/);
  });

  test("VT6: shows three similar ones, of its kind and without itself", async () => {
    const cards = elementsOf(sectionOf(await open("/property/1"), "Similar listings"), "article");
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(textOf(card)).toContain("For Sale");
      expect(linksOf(card)).not.toContain("/property/1");
    }
  });

  test("VT6: has no neighbours in the HTML, because visitors from elsewhere have no list", async () => {
    expect(await open("/property/1")).not.toContain("Listings of your list");
  });

  test("NL7: has its days in both calendars", async () => {
    const [listed = ""] = elementsOf(elementOf(await open("/property/1"), /<main\b/), "time").map(textOf);
    expect(listed).toMatch(/^\d+ \p{L}+ 20\d\d \(\d+ \p{L}+ 20[89]\d\)$/u);
  });

  test.each([
    ["/property/1", "The circle of about 200 metres shows the area."],
    ["/property/3", "The pin shows the very place."],
  ])("MP3: %s says how exact its place is, and leads there", async (path, text) => {
    const place = sectionOf(await open(path), "Where it is");
    expect(textOf(place)).toContain(text);
    expect(linksOf(place)[0]).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=[\d.]+,[\d.]+$/,
    );
  });
});

describe("Projects", () => {
  test.each([
    {
      path: "/projects",
      title: "Our projects",
      count: "Showing 8 of 8 projects",
      name: "Vaidehi Business Centre",
      facts: [
        "Completed",
        "Vaidehi Traders Group",
        "64,000 sq ft",
        "26 months",
        "रु 41,18,00,000",
        "41.18 crore",
      ],
      place: "Janakpurdham",
    },
    {
      path: "/np/projects",
      title: "हाम्रा परियोजना",
      count: "८ मध्ये ८ परियोजना देखाइँदै",
      name: "वैदेही बिजनेस सेन्टर",
      facts: ["सम्पन्न", "वैदेही ट्रेडर्स ग्रुप", "६४,००० वर्ग फिट", "२६ महिना", "रु ४१,१८,००,०००", "४१.१८ करोड"],
      place: "जनकपुरधाम",
    },
  ])(
    "PR1 PR2 IN1: $path lists all projects with their facts",
    async ({ path, title, count, name, facts, place }) => {
      const page = await open(path);
      expect(headingsOf(page, 1)).toEqual([title]);
      expect(headingsOf(page)[0]).toBe(count);
      const card = textOf(cardOf(page, name));
      for (const fact of facts) expect(card).toContain(fact);
      expect(optionsOf(page, "location")).toContain(place);
    },
  );

  test("PR4: the selects offer the specified options and the projects' places", async () => {
    const page = await open("/projects");
    expect(optionsOf(page, "status")).toEqual(["All Status", "Completed", "Ongoing", "Upcoming"]);
    expect(optionsOf(page, "type")).toEqual([
      "All types",
      "Commercial",
      "Residential",
      "Hospitality",
      "Renovation",
      "Infrastructure",
    ]);
    expect(optionsOf(page, "location")).toEqual(
      expect.arrayContaining(["Downtown", "Suburb", "Central", "Coastal", "Historic", "Pokhara"]),
    );
    const found = cardsOf(await open("/projects?location=historic&type=RENOVATION"));
    expect(found.map(textOf)).toEqual([expect.stringContaining("Swotha")]);
  });

  test("PD1 PD2: a project has its facts, chapters, information and the manager's contact", async () => {
    const page = await open("/project/1");
    expect(page).toContain("<title>Vaidehi Business Centre · Mithila Ghar</title>");
    expect(definitionsOf(elementOf(page, /<dl[^>]* aria-label="The project at a glance"/))).toEqual({
      "Project Area": "64,000 sq ft",
      Duration: "26 months",
      Professionals: "48",
      Completed: "14 February 2025 (2 Falgun 2081)",
    });
    expect(headingsOf(page)).toEqual(
      expect.arrayContaining(["The story", "Key Features", "Challenges", "Outcomes"]),
    );
    for (const chapter of ["Challenges", "Outcomes"])
      expect(elementsOf(sectionOf(page, chapter), "li")).toHaveLength(3);
    expect(definitionsOf(sectionOf(page, "Project Information"))).toEqual({
      Client: "Vaidehi Traders Group",
      Type: "Commercial",
      Budget: "रु 41,18,00,000 41.18 crore",
      "Start Date": "21 November 2022 (5 Mangsir 2079)",
      "End Date": "31 January 2025 (18 Magh 2081)",
    });
    expect(linksOf(sectionOf(page, "Contact Project Manager"))).toEqual([
      "tel:+97741590123",
      "mailto:namaste@mithilaghar.example?subject=About%20the%20project%20Vaidehi%20Business%20Centre",
      "tel:+97741590123",
    ]);
  });

  test("NL7: a Nepali project has its days in Bikram Sambat, with the other calendar next to them", async () => {
    const days = elementsOf(elementOf(await open("/np/project/1"), /<main\b/), "time").map(textOf);
    expect(days).toEqual([
      "२ फागुन २०८१ (१४ फेब्रुअरी २०२५)",
      "५ मंसिर २०७९ (२१ नोभेम्बर २०२२)",
      "१८ माघ २०८१ (३१ जनवरी २०२५)",
    ]);
  });

  test("PD1 PD2: an unfinished project is in progress, and one without a start date says so", async () => {
    const openCard = async (list: string, name: string) =>
      open(linksOf(cardOf(await open(list), name))[0] ?? "");
    const tower = await openCard("/projects?status=ongoing", "Ujyalo Tower");
    expect(textOf(elementOf(tower, /<dl[^>]* aria-label="The project at a glance"/))).toContain(
      "In Progress",
    );
    expect(textOf(tower)).toContain("Under Construction");
    expect(textOf(sectionOf(tower, "Project Information"))).toContain("30 April 2028");
    const store = await openCard("/projects", "Simara Grain and Cold Store, Second Hall");
    expect(textOf(sectionOf(store, "Project Information"))).toContain("Not specified");
  });
});
