import "#web/styles/app.css";
import type { ReactNode } from "react";
import { createBrowserRouter, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { cleanup, render } from "vitest-browser-react/pure";
import { type Language, languageTag } from "#domain/language.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import type { Looks } from "#domain/settings/looks.ts";
import { pageCompany } from "#domain/settings/page-company.ts";
import { pageLooks } from "#domain/settings/page-looks.ts";
import { loadTexts } from "#web/i18n/define-texts.ts";
import { TranslationsProvider } from "#web/i18n/translations.tsx";
import { Toasts } from "#web/ui/toasts.tsx";

const rootData = {
  publicUrl: "http://site.test",
  cardBrand: null,
  company: pageCompany(defaultSettings.company),
};

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Ends what `openPage` began. */
export async function closePage() {
  await cleanup();
  router?.dispose();
}

function Root() {
  return (
    <TranslationsProvider>
      <Outlet />
      <Toasts />
    </TranslationsProvider>
  );
}

/** Shows a part of the site at an address, inside what the root route gives every page. */
export async function openPage(
  part: ReactNode,
  address = "/",
  language: Language = "en",
  { theme }: Pick<Looks, "theme"> = defaultSettings.looks,
) {
  document.documentElement.lang = languageTag(language);
  await loadTexts(language);
  window.history.pushState(null, "", address);
  const root = { ...rootData, looks: pageLooks({ ...defaultSettings.looks, theme }, null) };
  router = createBrowserRouter(
    [
      {
        id: "root",
        loader: () => root,
        shouldRevalidate: () => false,
        Component: Root,
        children: [{ path: "*", element: part }],
      },
    ],
    { hydrationData: { loaderData: { root } } },
  );
  return Object.assign(await render(<RouterProvider router={router} />), { router });
}
