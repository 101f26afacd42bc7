import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { languageParameter, languageTag, otherLanguage } from "#domain/language.ts";
import { knownQuery, pageParameters } from "#domain/page-parameters.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { showToast } from "#web/ui/toast.ts";

/** A form, so that it works without JavaScript. With JavaScript, the page and typed text stay. */
export function LanguageToggle() {
  const { language, t, switchLanguage } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const target = otherLanguage(language);
  const parameters = new URLSearchParams(search);

  const switchInPlace = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      await switchLanguage(target);
    } catch {
      showToast({ tone: "error", title: t("chrome.switchFailed"), text: t("chrome.switchFailedText") });
      return;
    }
    if (!parameters.has(languageParameter)) return;
    parameters.set(languageParameter, target);
    await navigate({ pathname, search: `?${parameters}` }, { replace: true, preventScrollReset: true });
  };

  return (
    <form method="get" action={pathname} className="shrink-0">
      {knownQuery(parameters, pageParameters(pathname) ?? []).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name={languageParameter}
        value={target}
        lang={languageTag(target)}
        aria-label={t("chrome.switchLanguageLabel")}
        onClick={switchInPlace}
        className="touch whitespace-nowrap rounded-md border border-line-strong px-3 py-1 font-rupee text-sm font-semibold text-ink hover:bg-sunken"
      >
        {t("chrome.switchLanguage")}
      </button>
    </form>
  );
}
