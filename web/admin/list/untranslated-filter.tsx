import { languages } from "#domain/language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { useListParameters } from "./use-list-parameters.ts";

/** The URL parameter, named like the API's. */
export const untranslatedParameter = "untranslated";

/** NL5: filters the rows that lack a text in a language. */
export function UntranslatedFilter() {
  const { t } = useAdminTranslation();
  const parameters = useListParameters();
  return (
    <SelectField
      label={t("list.untranslated.label")}
      placeholder={t("list.untranslated.any")}
      options={languages
        .toReversed()
        .map((value) => ({ value, label: t(`list.untranslated.without.${value}`) }))}
      value={parameters.get(untranslatedParameter)}
      onChange={({ target: { value } }) => parameters.change({ [untranslatedParameter]: value })}
    />
  );
}
