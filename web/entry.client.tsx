import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { fetchPage } from "#web/api/page-connection.ts";
import { createClientRouter } from "#web/hydration/client-router.tsx";
import { HydratedPage } from "#web/hydration/hydrated-page.tsx";
import { leavingAttribute } from "#web/hydration/start-script.ts";
import { loadPageTexts } from "#web/i18n/define-texts.ts";

// Hydration needs the texts in the language that the server rendered.
const [router] = await Promise.all([createClientRouter(fetchPage), loadPageTexts()]);

// A visitor who pressed Back meanwhile leaves this page, and its HTML is not the one of the address.
if (!document.documentElement.hasAttribute(leavingAttribute))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedPage router={router} />
      </StrictMode>,
    );
  });
