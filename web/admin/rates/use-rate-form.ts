import { isLanguage } from "#domain/language.ts";
import type { RateKind } from "#domain/rates/kinds.ts";
import { type StaffRate, staffRateSchema } from "#domain/rates/rate.ts";
import { rateName } from "#domain/rates/rate-names.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { textErrorName, textName } from "#web/admin/translations/text-values.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useKathmanduDay } from "#web/ui/use-kathmandu-day.ts";
import { saveRate } from "./rate-calls.ts";
import { rateFormSchema, rateTexts, rateValues } from "./rate-form-data.ts";
import { useRateFields } from "./use-rate-fields.ts";

type Options = Omit<EditorFormProps<StaffRate>, "footer"> &
  Readonly<{
    /** The kind of a new rate. */
    kind: RateKind;
  }>;

export function useRateForm({ loaded, kind, onClose }: Options) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const today = useKathmanduDay() ?? "";
  return useEditor({
    resource: "rates",
    loaded,
    schema: rateFormSchema,
    valuesOf: (rate: StaffRate | null) => rateValues(rate, kind, today),
    readRow: staffRateSchema.parse,
    texts: rateTexts,
    fields: useRateFields(),
    errorName: (path, code) => {
      const [name = "", textLanguage] = path;
      return isLanguage(textLanguage)
        ? textName(textLanguage, name)
        : textErrorName(rateTexts, path, code, language);
    },
    save: ({ row, etag, input, attempt }) => saveRate(row?.id ?? null, etag, input, attempt),
    saved: (input) => ({ title: t("rates.saved"), text: rateName(input, language) }),
    failed: t("rates.saveFailed"),
    onClose,
  });
}
export type RateFormState = ReturnType<typeof useRateForm>;
