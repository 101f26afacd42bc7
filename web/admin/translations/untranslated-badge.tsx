import type { Texts, TranslatedFields, Translations } from "#domain/translations.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { missingLanguages } from "./text-values.ts";

type Props<Fields extends TranslatedFields> = Readonly<{
  fields: Fields;
  row: Texts<Fields> & Readonly<{ translations?: Translations<Fields> | undefined }>;
}>;

/** NL5: the languages in which the row lacks a text. */
export function UntranslatedBadge<Fields extends TranslatedFields>({ fields, row }: Props<Fields>) {
  const { t } = useAdminTranslation();
  return missingLanguages(fields, row).map((language) => (
    <Badge key={language} tone="grey">
      {t(`list.untranslated.mark.${language}`)}
    </Badge>
  ));
}
