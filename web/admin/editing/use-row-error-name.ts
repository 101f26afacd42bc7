import { isLanguage } from "#domain/language.ts";
import type { TranslatedFields } from "#domain/translations.ts";
import { descriptionName } from "#web/admin/translations/description-values.ts";
import { textErrorName } from "#web/admin/translations/text-values.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { ErrorName } from "./editor-resolver.ts";
import type { EditorValues } from "./form-values.ts";
import { isPictures } from "./merge-edits.ts";

/** The field of an error at a text of a row, or at the description of a picture of the named field. */
export function useRowErrorName(texts: TranslatedFields, pictureField: string): ErrorName<EditorValues> {
  const language = useLanguage();
  return (path, code, values) => {
    const [first = "", index = "", described] = path;
    if (first !== "image_descriptions" && first !== "picture_descriptions")
      return textErrorName(texts, path, code, language);
    const pictures = values[pictureField];
    const picture = isPictures(pictures) ? pictures[Number(index)] : undefined;
    return picture && isLanguage(described) ? descriptionName(described, picture.id) : first;
  };
}
