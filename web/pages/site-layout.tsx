import { useState } from "react";
import { Outlet } from "react-router";
import { buildObject } from "#domain/build-object.ts";
import { datePartsIn, mainCalendar } from "#domain/calendar/format-date.ts";
import { kathmanduDay } from "#domain/dates.ts";
import { type Language, languages } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { localize } from "#domain/settings/local-text.ts";
import { textPageNames } from "#domain/settings/text-pages.ts";
import { splitPageAddress } from "#domain/site/page-address.ts";
import { knownQuery, pageParameters } from "#domain/site/page-parameters.ts";
import { Header } from "#web/features/chrome/header.tsx";
import { useHeadingFocus } from "#web/features/chrome/use-heading-focus.ts";
import { usePendingPath } from "#web/features/chrome/use-pending-path.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { textPageTexts } from "#web/i18n/text-page-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { siteContext } from "#web/site-context.ts";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import type { Route } from "./+types/site-layout.ts";
import { ignoreHashChanges } from "./ignore-hash-changes.ts";

const Footer = deferHydration(
  async () => (await import("#web/features/chrome/footer.tsx")).Footer,
  // If the language changes before the file has loaded, the footer stays in the earlier one until then.
  () => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of this page
    <div dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? "" : footerHtml() }} />
  ),
);
const FloatingActions = deferHydration(
  async () => (await import("#web/features/chat/floating-actions.tsx")).FloatingActions,
);
// Rendered from the start, so that its file has loaded before the connection is lost.
const NavigationParts = deferHydration(
  async () => (await import("#web/features/chrome/navigation-parts.tsx")).NavigationParts,
);

function footerHtml(): string {
  return document.querySelector("footer")?.outerHTML ?? "";
}

/** Loaded after hydration. If it fails to load, the current page stays visible until the next one is ready. */
const loadPendingPage = () => import("./pending-page.tsx").catch(() => undefined);

/** The server sends the year of each language's calendar, so that both sides render the same one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { settings, language: pageLanguage } = context.get(siteContext);
  const { phone } = settings.company;
  const checkedPages = textPageNames.filter((name) => !settings.texts[name].isDraft);
  const { greeting, reply } = localize(settings.chat, pageLanguage);
  const today = kathmanduDay(Date.now());
  const yearOf = (language: Language) =>
    datePartsIn(mainCalendar[language], today)?.year ?? Number(today.slice(0, 4));
  const t = await textPageTexts.of(pageLanguage);
  const { pathname, searchParams } = new URL(request.url);
  const parameters = pageParameters(splitPageAddress(pathname).path) ?? [];
  return {
    knownQuery: String(new URLSearchParams(knownQuery(searchParams, parameters))),
    years: buildObject<Record<Language, number>>(languages, yearOf),
    services: localize(settings.services.others, pageLanguage),
    textPages: checkedPages.map((name) => ({ name, title: t(`${name}.title`) })),
    greeting,
    reply: reply.replaceAll("{{phone}}", phone ? localDigits(phone, pageLanguage) : ""),
  };
}

export const shouldRevalidate = ignoreHashChanges;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { years, services, textPages, greeting, reply, knownQuery } = loaderData;
  const path = usePendingPath();
  const pending = useLazyModule(true, loadPendingPage);
  const [isConnectionLost, setIsConnectionLost] = useState(false);
  const isPending = path !== undefined && pending !== undefined && !isConnectionLost;
  useHeadingFocus();
  return (
    <>
      <a href="#content" className="skip-link">
        {t("chrome.skip")}
      </a>
      <Header knownQuery={knownQuery} />
      <main id="content" tabIndex={-1} className="min-h-[60svh] outline-none">
        {isPending && <pending.PendingPage path={path} />}
        {/* Hidden instead of unmounted, so that it keeps its state if the next page fails to load. */}
        <div hidden={isPending}>
          <Outlet />
        </div>
      </main>
      <Footer years={years} services={services} textPages={textPages} />
      <FloatingActions greeting={greeting} reply={reply} />
      <NavigationParts onConnectionChange={setIsConnectionLost} />
    </>
  );
}
