import { type MouseEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { languageParameter, languageTag, otherLanguage } from "#domain/language.ts";
import { pageAddress, splitPageAddress } from "#domain/site/page-address.ts";
import { storeLanguage } from "#web/i18n/stored-language.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { usePagePath } from "#web/ui/page-link.tsx";
import { showToast } from "#web/ui/toast.ts";

type Props = Readonly<{
  /** What the page reads of its query, which only the server knows. */
  knownQuery?: string;
}>;

/** Without JavaScript, the server stores the choice and redirects. With JavaScript, the page and typed text stay. */
export function LanguageToggle({ knownQuery = "" }: Props) {
  const { language, t, chooseLanguage } = useTranslation();
  const path = usePagePath();
  const navigate = useNavigate();
  const target = otherLanguage(language);
  const shownLanguage = useRef(language);
  // Back undoes the choice, too.
  useEffect(() => {
    if (shownLanguage.current !== language) storeLanguage(language);
    shownLanguage.current = language;
  }, [language]);
  const address = pageAddress(path, target);
  const query = new URLSearchParams(knownQuery);
  query.set(languageParameter, target);

  const switchInPlace = async (event: MouseEvent) => {
    // Leaves clicks that open a new tab or window to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      await chooseLanguage(target);
    } catch {
      showToast({ tone: "error", title: t("chrome.switchFailed"), text: t("chrome.switchFailedText") });
      return;
    }
    // The address bar is ahead of this link while the next page still renders.
    const { pathname: shown, search: shownSearch, hash } = window.location;
    const chosen = pageAddress(splitPageAddress(shown).path, target);
    if (chosen !== shown) await navigate(chosen + shownSearch + hash, { preventScrollReset: true });
  };

  return (
    <a
      href={`${address}?${query}`}
      hrefLang={languageTag(target)}
      lang={languageTag(target)}
      aria-label={t("chrome.switchLanguageLabel")}
      onClick={switchInPlace}
      className="touch inline-flex shrink-0 items-center whitespace-nowrap rounded-md border border-line-strong px-3 @max-[13rem]:px-1 py-1 font-rupee text-sm font-semibold text-ink hover:bg-sunken"
    >
      {t("chrome.switchLanguage")}
    </a>
  );
}
