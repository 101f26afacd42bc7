import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOfTag } from "#domain/language.ts";
import { fetchPage } from "#web/api/page-connection.ts";
import { loadCatalogue } from "#web/i18n/catalogues.ts";

// Hydration needs the texts in the language that the server rendered.
await loadCatalogue(languageOfTag(document.documentElement.lang));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchPage} />
    </StrictMode>,
  );
});
