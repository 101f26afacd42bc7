import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPage } from "#web/api/page-connection.ts";
import { loadCatalogue } from "#web/i18n/load-catalogue.ts";
import { TranslationsProvider } from "#web/i18n/translations.tsx";

// Hydration needs the texts in the language that the server rendered.
const language = document.documentElement.lang === "ne" ? "np" : "en";
const catalogue = await loadCatalogue[language]();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslationsProvider language={language} catalogues={{ [language]: catalogue }}>
        <HydratedRouter unstable_fetch={fetchPage} />
      </TranslationsProvider>
    </StrictMode>,
  );
});
