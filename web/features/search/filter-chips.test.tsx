import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { readPriceBand } from "#domain/properties/price-bands.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { loadTexts } from "#web/i18n/define-texts.ts";
import { ServerLanguageContext, TranslationsProvider } from "#web/i18n/translations.tsx";
import { FilterChips } from "./filter-chips.tsx";

const lalitpur: Record<Language, string> = { en: "Lalitpur", np: "ललितपुर" };
const options = {
  areas: [],
  types: [],
  placeNames: { d20: "Dhanusha" },
};
const band = readPriceBand("5000000-7500000", "sale") ?? undefined;
const everything: PropertyFilters = {
  search: "pond view",
  location: "Lalitpur",
  place: ["d20"],
  type: ["house", "land"],
  ...(band && { price: band }),
  price_from: 5_000_000,
  price_to: 12_000_000,
  area_from: "4 aana",
  area_to: "0-8-0-0",
  bedrooms: 3,
  bathrooms: 2,
  road: 13,
  facing: ["east"],
  checked: true,
  since: 30,
  bounds: [85, 26, 86, 27],
};

async function renderChips(
  filters: PropertyFilters,
  language: Language = "en",
  sort: "newest" | "area_desc" = "newest",
) {
  await loadTexts(language);
  const html = renderToStaticMarkup(
    <ServerLanguageContext value={language}>
      <MemoryRouter initialEntries={[pageAddress("/buy", language)]}>
        <TranslationsProvider>
          <FilterChips
            listing="sale"
            address={{ filters, sort, view: "list", page: 3 }}
            options={{ ...options, locations: [["lalitpur", lalitpur[language]]] }}
          />
        </TranslationsProvider>
      </MemoryRouter>
    </ServerLanguageContext>,
  );
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = "", content = ""]) => ({
    text: content.replaceAll(/<[^>]+>/g, ""),
    name: /aria-label="([^"]*)"/.exec(attributes)?.[1],
    to: decodeURIComponent(/href="([^"#]*)/.exec(attributes)?.[1]?.replaceAll("&amp;", "&") ?? ""),
  }));
}

test("SR3: every filter has a chip, in English and Nepali", async () => {
  expect((await renderChips(everything)).map(({ text }) => text)).toEqual([
    "“pond view”",
    "Lalitpur",
    "Dhanusha",
    "House",
    "Land",
    "रु 50,00,000 – रु 75,00,000",
    "रु 50 lakh or more",
    "Up to रु 1 crore 20 lakh",
    "4 aana or more",
    "Up to 8 aana",
    "3+ bedrooms",
    "2+ bathrooms",
    "Road 13 ft or wider",
    "Facing east",
    "Checked by us",
    "Last 30 days",
    "Inside the map",
    "Clear all",
  ]);
  const nepali = (await renderChips(everything, "np")).map(({ text }) => text);
  expect(nepali).toContain("ललितपुर");
  expect(nepali).toContain("रु १ करोड २० लाखसम्म");
  expect(nepali).toContain("कम्तीमा ३ सुत्ने कोठा");
});

test("SR3: a chip's link leads to the first page without its filter, the last one to the list without any", async () => {
  const chips = await renderChips({ type: ["house", "land"], bedrooms: 3 }, "np", "area_desc");
  expect(chips.map(({ to }) => to)).toEqual([
    "/np/buy?type=land&bedrooms=3&sort=area_desc",
    "/np/buy?type=house&bedrooms=3&sort=area_desc",
    "/np/buy?type=house,land&sort=area_desc",
    "/np/buy?sort=area_desc",
  ]);
  expect(chips[2]?.name).toBe("कम्तीमा ३ सुत्ने कोठा: यो फिल्टर हटाउनुहोस्");
});

test("SR3: without filters there are no chips", async () => {
  expect(await renderChips({})).toEqual([]);
});
