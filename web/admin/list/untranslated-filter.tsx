import { languages } from "#domain/language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FilterSelect } from "./filter-select.tsx";

/** The URL parameter, named like the API's. */
export const untranslatedParameter = "untranslated";

/** NL5: filters the rows that lack a text in a language. */
export function UntranslatedFilter() {
  const { t } = useAdminTranslation();
  return (
    <FilterSelect
      name={untranslatedParameter}
      label={t("list.untranslated.label")}
      any={t("list.untranslated.any")}
      options={languages
        .toReversed()
        .map((value) => ({ value, label: t(`list.untranslated.without.${value}`) }))}
    />
  );
}
