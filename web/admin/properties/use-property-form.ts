import { useRef } from "react";
import type { Property } from "#domain/properties/property.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { editorOptions } from "#web/admin/editing/edited-rows.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { sendStaffPicture } from "#web/admin/editing/send-picture.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useRowErrorName } from "#web/admin/editing/use-row-error-name.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { shownTexts } from "#web/admin/translations/sent-texts.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { usePictureUploads, useUploadedPictures } from "#web/forms/pictures/use-picture-uploads.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { createProperty, propertyRows, updateProperty } from "./property-calls.ts";
import { propertyFormData, propertyFormSchema, propertyValues } from "./property-form-data.ts";
import { usePropertyFailures } from "./use-property-failures.ts";
import { usePropertyFields } from "./use-property-fields.ts";

export function usePropertyForm({ loaded, onClose }: Omit<EditorFormProps<Property>, "footer">) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const failures = usePropertyFailures();
  const format = useFormat();
  const pictureName = (number: number) =>
    t("properties.form.fields.picture", { number: format.number(number) });
  const stored = loaded?.row.pictures ?? [];
  const fields = usePropertyFields(
    Object.fromEntries(stored.map(({ key }, index) => [key, pictureName(index + 1)])),
  );
  const uploads = usePictureUploads(sendStaffPicture);
  const isWaiting = useRef(false);
  const errorName = useRowErrorName(propertyTexts, "pictures");
  const editor = useEditor({
    ...editorOptions(propertyRows),
    loaded,
    schema: propertyFormSchema,
    valuesOf: (property: Property | null) => propertyValues(property, language, pictureName),
    texts: propertyTexts,
    fields,
    errorName,
    async save({ row: before, etag, input, values, attempt }) {
      const keys = apiHas("pictureUploads") ? await uploads.keysOf(values.pictures) : null;
      const form = propertyFormData(input, values, keys, before);
      isWaiting.current = await (before
        ? updateProperty(before.id, etag, form, attempt)
        : createProperty(form, attempt));
    },
    saved: (input) => {
      const { name } = shownTexts(propertyTexts, input, language);
      if (isWaiting.current)
        return {
          title: t("properties.approval.states.waiting"),
          text: t("properties.approval.savedText", { name }),
        };
      return {
        title: t(loaded ? "properties.saved.updated" : "properties.saved.added"),
        text: t(loaded ? "properties.saved.updatedText" : "properties.saved.addedText", { name }),
      };
    },
    failed: loaded ? failures.update.bind(null, loaded.row.id) : failures.create,
    onClose,
  });

  useUploadedPictures(uploads, editor.values.pictures);

  return { ...editor, fields, uploads };
}

export type PropertyFormState = ReturnType<typeof usePropertyForm>;
