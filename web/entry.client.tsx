import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPage } from "#web/api/page-connection.ts";
import { loadCatalogue } from "#web/i18n/load-catalogue.ts";
import { TranslationsProvider } from "#web/i18n/translations.tsx";

// The words of the page as the server rendered it, ready before React looks at it.
const language = document.documentElement.lang === "ne" ? "np" : "en";
const words = await loadCatalogue[language]();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslationsProvider language={language} catalogues={{ [language]: words }}>
        <HydratedRouter unstable_fetch={fetchPage} />
      </TranslationsProvider>
    </StrictMode>,
  );
});
