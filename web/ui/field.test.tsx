import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { loadTexts } from "#web/i18n/define-texts.ts";
import { ServerLanguageContext, TranslationsProvider } from "#web/i18n/translations.tsx";
import { TextField } from "./text-field.tsx";

test("describes an invalid control by its message, then its help", async () => {
  await loadTexts("en");
  const html = renderToStaticMarkup(
    <ServerLanguageContext value="en">
      <MemoryRouter>
        <TranslationsProvider>
          <TextField label="E-mail" help="We answer here." message="Not an e-mail address." />
        </TranslationsProvider>
      </MemoryRouter>
    </ServerLanguageContext>,
  );
  const ids = /aria-invalid="true" aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  const described = ids.map((id) => html.split(`id="${id}"`)[1]?.replace(/^[^>]*>/, ""));
  expect(described).toHaveLength(2);
  expect(described[0]).toContain("Not an e-mail address.");
  expect(described[1]).toMatch(/^We answer here\.</);
});
