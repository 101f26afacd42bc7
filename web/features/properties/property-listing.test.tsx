import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { loadTexts } from "#web/i18n/define-texts.ts";
import { ServerLanguageContext, TranslationsProvider } from "#web/i18n/translations.tsx";
import { PropertyListing } from "./property-listing.tsx";

async function headingOf(language: Language, matching: number, isExact: boolean) {
  await loadTexts(language);
  const page = {
    results: [],
    matching,
    isExact,
    total: 1_234_567,
    page: 1,
    pages: 42,
    locations: [],
    areas: [],
    types: [],
    corrected: null,
    loosened: [],
    nearby: [],
    placeNames: {},
  };
  const element = (
    <TranslationsProvider>
      <PropertyListing
        listing="sale"
        view="list"
        page={page}
        sort={null}
        chips={null}
        advice={null}
        alert={null}
      />
    </TranslationsProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], {
    initialEntries: [pageAddress("/buy", language)],
  });
  const html = renderToStaticMarkup(
    <ServerLanguageContext value={language}>
      <RouterProvider router={router} />
    </ServerLanguageContext>,
  );
  return /<h2[^>]*id="results"[^>]*>(.*?)<\/h2>/.exec(html)?.[1];
}

test("SR6: more matches than the bound are shown as 1,000+, the total is exact, in both languages", async () => {
  expect(await headingOf("en", 1_000, false)).toBe("Showing 1,000+ of 12,34,567 properties");
  expect(await headingOf("en", 1_000, true)).toBe("Showing 1,000 of 12,34,567 properties");
  expect(await headingOf("np", 1_000, false)).toBe("१२,३४,५६७ मध्ये १,०००+ घरजग्गा देखाइँदै");
});
