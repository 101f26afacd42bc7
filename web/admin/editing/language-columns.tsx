import type { ReactNode } from "react";
import { type Language, languages, languageTag } from "#domain/language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { languageNames } from "#web/admin/translations/language-names.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Badge } from "#web/ui/badge.tsx";

/** A grid with a column for each language that is shown. */
export function LanguageColumns({ count, children }: Readonly<{ count: number; children: ReactNode }>) {
  return (
    <div
      className="grid items-start gap-x-6 gap-y-5"
      style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
    >
      {children}
    </div>
  );
}

export function LanguageHeadings({ missing }: Readonly<{ missing: (language: Language) => number }>) {
  return languages.map((language) => (
    <p
      key={language}
      className="flex min-h-8 items-center justify-between gap-3 border-line border-b pb-1.5 font-semibold text-ink-soft text-sm"
    >
      <span lang={languageTag(language)}>{languageNames[language]}</span>
      <MissingBadge count={missing(language)} />
    </p>
  ));
}

export function MissingBadge({ count }: Readonly<{ count: number }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return count > 0 && <Badge>{t("editing.texts.missing", { number: format.number(count) })}</Badge>;
}
