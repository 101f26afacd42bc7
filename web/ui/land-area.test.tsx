import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { loadTexts } from "#web/i18n/define-texts.ts";
import { ServerLanguageContext, TranslationsProvider } from "#web/i18n/translations.tsx";
import { LandArea } from "./land-area.tsx";

async function render(language: Language, area: string, isShort = false): Promise<string> {
  await loadTexts(language);
  const html = renderToStaticMarkup(
    <ServerLanguageContext value={language}>
      <MemoryRouter initialEntries={[language === "np" ? "/np" : "/"]}>
        <TranslationsProvider>
          <LandArea area={area} custom="bigha" isShort={isShort} />
        </TranslationsProvider>
      </MemoryRouter>
    </ServerLanguageContext>,
  );
  return html.replace(/<[^>]+>/g, "");
}

test("LD2 the server renders an area in the custom of its district, with square feet, in both languages", async () => {
  expect(await render("en", "0-5-10")).toBe("5 kattha 10 dhur (20,047.5 sq ft)");
  expect(await render("np", "0-5-10")).toBe("५ कट्ठा १० धुर (२०,०४७.५ वर्ग फिट)");
  expect(await render("np", "0-4-10", true)).toBe("४ कट्ठा १० धुर");
  expect(await render("en", "unreadable")).toBe("");
});
