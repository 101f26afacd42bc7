import { isLanguage, languages } from "#domain/language.ts";
import type { Property } from "#domain/properties/property.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { splitProgress } from "#web/admin/editing/split-progress.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { descriptionName } from "#web/admin/translations/picture-descriptions.ts";
import { shownTexts } from "#web/admin/translations/sent-texts.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { firstPickedFile } from "#web/ui/first-picked-file.ts";
import { createProperty, readProperty, updateProperty } from "./property-calls.ts";
import {
  type PictureSlot,
  pictureSlots,
  propertyFormData,
  propertyFormSchema,
  propertyValues,
} from "./property-form-data.ts";
import { usePropertyFailures } from "./use-property-failures.ts";
import { usePropertyFields } from "./use-property-fields.ts";

export function usePropertyForm({ loaded, onClose }: Omit<EditorFormProps<Property>, "footer">) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const failures = usePropertyFailures();
  const pictureNames = {
    image: t("properties.form.fields.image"),
    featured_image1: t("properties.form.fields.featured_image1"),
    featured_image2: t("properties.form.fields.featured_image2"),
  };
  const fields = usePropertyFields();
  const editor = useEditor({
    resource: "properties",
    loaded,
    schema: propertyFormSchema,
    valuesOf: (property: Property | null) => propertyValues(property, pictureNames),
    readRow: readProperty,
    texts: propertyTexts,
    fields,
    descriptionErrorName: ([first = "", slot = "", language]) =>
      isLanguage(language) ? descriptionName(language, slot) : first,
    save({ row: before, etag, input, values, attempt }) {
      const form = propertyFormData(input, values, before);
      return before ? updateProperty(before.id, etag, form, attempt) : createProperty(form, attempt);
    },
    saved: (input) => {
      const { name } = shownTexts(propertyTexts, input, language);
      return {
        title: t(loaded ? "properties.saved.updated" : "properties.saved.added"),
        text: t(loaded ? "properties.saved.updatedText" : "properties.saved.addedText", { name }),
      };
    },
    failed: loaded ? failures.update.bind(null, loaded.row.id) : failures.create,
    onClose,
  });

  return {
    ...editor,
    fields,
    /** One picture, with its upload progress. */
    picture(slot: PictureSlot) {
      const picked = pictureSlots.flatMap((name) => {
        const file = firstPickedFile(editor.values[name]);
        return file ? [{ name, file }] : [];
      });
      const progresses = splitProgress(
        picked.map(({ file }) => file),
        editor.progress,
      );
      const progress = progresses[picked.findIndex(({ name }) => name === slot)];
      const files = editor.files(slot);
      return {
        ...files,
        progress: editor.isSending ? progress : undefined,
        onChange(pictures: typeof files.value) {
          // A description belongs to its picture.
          if (pictures[0]?.id !== files.value[0]?.id)
            for (const code of languages) editor.texts.set(descriptionName(code, slot), "");
          files.onChange(pictures);
        },
      };
    },
  };
}

export type PropertyFormState = ReturnType<typeof usePropertyForm>;
