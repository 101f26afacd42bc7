import type { RateKind } from "#domain/rates/kinds.ts";
import type { StaffRate } from "#domain/rates/rate.ts";
import { rateInputSchema } from "#domain/rates/rate-input.ts";
import { rateName } from "#domain/rates/rate-names.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useTreeEditor } from "#web/admin/tree-form/use-tree-editor.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useKathmanduDay } from "#web/ui/use-kathmandu-day.ts";
import { rateRows } from "./rate-calls.ts";
import { rateTexts, rateTree } from "./rate-form-data.ts";
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
  return useTreeEditor({
    rows: rateRows,
    tree: rateTree,
    inputSchema: rateInputSchema,
    toDocument: (rate) => rate ?? { kind, valid_from: today },
    loaded,
    texts: rateTexts,
    fields: useRateFields(),
    saved: (input) => ({ title: t("rates.saved"), text: rateName(input, language) }),
    failed: t("rates.saveFailed"),
    onClose,
  });
}
export type RateFormState = ReturnType<typeof useRateForm>;
