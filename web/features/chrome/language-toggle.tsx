import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { languageParameter, languageTag, otherLanguage } from "#domain/language.ts";
import { switchLanguage } from "#web/i18n/browser-translations.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { showToast } from "#web/ui/toast.ts";

/** A form, so that it also works before or without JavaScript; with it, page and typed words stay as they are. */
export function LanguageToggle() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const target = otherLanguage(useLanguage());
  const parameters = new URLSearchParams(search);

  const switchInPlace = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      await switchLanguage(i18n, target);
    } catch {
      showToast({ tone: "error", title: t("chrome.switchFailed"), text: t("chrome.switchFailedText") });
      return;
    }
    if (!parameters.has(languageParameter)) return;
    parameters.set(languageParameter, target);
    await navigate({ pathname, search: `?${parameters}` }, { replace: true, preventScrollReset: true });
  };

  return (
    <form method="get" action={pathname}>
      {[...parameters].map(([name, value]) =>
        name === languageParameter ? null : (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ),
      )}
      <button
        type="submit"
        name={languageParameter}
        value={target}
        lang={languageTag(target)}
        aria-label={t("chrome.switchLanguageLabel")}
        onClick={switchInPlace}
        className="touch rounded-md border border-line-strong px-3 py-1 text-sm font-semibold text-ink hover:bg-sunken"
      >
        {t("chrome.switchLanguage")}
      </button>
    </form>
  );
}
