import { languages } from "#domain/language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { descriptionName } from "./description-values.ts";
import { languageNames } from "./language-names.ts";
import { textName } from "./text-values.ts";

type Labels = Readonly<Record<string, Readonly<{ label: string }>>>;

/** The labels of texts and of pictures' descriptions in each language, where a field stands without its column. */
export function useTextLabels() {
  const { t } = useAdminTranslation();
  const inLanguages = (label: string, nameOf: (language: (typeof languages)[number]) => string) =>
    languages.map((language) => [
      nameOf(language),
      { label: t("editing.texts.field", { label, language: languageNames[language] }) },
    ]);
  return {
    texts: (labels: Readonly<Record<string, string>>): Labels =>
      Object.fromEntries(
        Object.entries(labels).flatMap(([name, label]) =>
          inLanguages(label, (language) => textName(language, name)),
        ),
      ),
    /** By the id of the picture. */
    descriptions: (pictures: Readonly<Record<string, string>>): Labels =>
      Object.fromEntries(
        Object.entries(pictures).flatMap(([id, picture]) =>
          inLanguages(t("editing.pictures.of", { picture }), (language) => descriptionName(language, id)),
        ),
      ),
  };
}
