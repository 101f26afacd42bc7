import Copy from "lucide-react/icons/copy";
import { languages, languageTag } from "#domain/language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { languageNames } from "#web/admin/translations/language-names.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { MissingBadge } from "./language-columns.tsx";
import type { TextsState } from "./use-texts.ts";

/** Says which texts are missing and copies them. On a narrow screen, also switches the language of the texts. */
export function LanguageSwitch({ texts }: Readonly<{ texts: TextsState }>) {
  const { t } = useAdminTranslation();
  const isWide = useIsWide();
  return (
    <>
      {!isWide && (
        <fieldset className="tall:sticky -top-5 z-10 -mx-5 -mt-5 -mb-px flex border-line border-b bg-surface px-5 py-3 sm:-mx-6 sm:px-6">
          <legend className="sr-only">{t("editing.texts.switch")}</legend>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={languageTag(language)}
              aria-pressed={texts.shown === language}
              onClick={() => texts.show(language)}
              className="touch inline-flex min-w-0 flex-1 items-center justify-center gap-2 border-line-strong border-y border-r px-3 font-semibold text-ink-soft text-sm first-of-type:rounded-l-md first-of-type:border-l last-of-type:rounded-r-md hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink"
            >
              {languageNames[language]}
              <MissingBadge count={texts.missing(language).length} />
            </button>
          ))}
        </fieldset>
      )}
      {(isWide ? languages : [texts.shown]).map((language) => (
        <CopyAll key={language} texts={texts} language={language} className={isWide ? "-mt-1" : "mt-5"} />
      ))}
    </>
  );
}

type CopyAllProps = Readonly<{ texts: TextsState; language: TextsState["shown"]; className: string }>;

function CopyAll({ texts, language, className }: CopyAllProps) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const missing = texts.missing(language);
  const source = texts.source(language, missing[0] ?? "");
  if (source === undefined) return null;
  const names = {
    number: format.number(missing.length),
    language: t(`editing.texts.names.${language}`),
    source: t(`editing.texts.names.${source}`),
  };
  return (
    <div
      className={`mb-5 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sunken py-1 pr-1 pl-4 ${className}`}
    >
      <p className="py-1.5 text-ink-soft text-sm">
        {t(missing.length === 1 ? "editing.texts.oneLacking" : "editing.texts.lacking", names)}
      </p>
      <Button look="quiet" size="small" icon={<Copy />} onClick={() => texts.copy(language, missing)}>
        {t("editing.texts.copyAll", names)}
      </Button>
    </div>
  );
}
