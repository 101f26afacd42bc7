import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPage } from "#web/api/page-connection.ts";
import { leavingAttribute } from "#web/hydration/start-scripts.ts";
import { loadPageTexts } from "#web/i18n/define-texts.ts";

// Hydration needs the texts in the language that the server rendered.
await loadPageTexts();

// A visitor who pressed Back meanwhile leaves this page, and its HTML is not the one of the address.
if (!document.documentElement.hasAttribute(leavingAttribute))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter unstable_fetch={fetchPage} />
      </StrictMode>,
    );
  });
