import { useQuery } from "@tanstack/react-query";
import { type Estimate, estimateInputSchema } from "#domain/estimates/estimate.ts";
import { amountOf } from "#domain/estimates/totals.ts";
import { shownRates } from "#domain/rates/rate-states.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { ratesQuery } from "#web/admin/rates/rate-calls.ts";
import { useTreeEditor } from "#web/admin/tree-form/use-tree-editor.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { estimateRows } from "./estimate-calls.ts";
import { estimateTree } from "./estimate-tree.ts";
import { useWorkFields } from "./use-work-fields.ts";
import { useWorkLabels } from "./use-work-labels.ts";

/** CN2: the editor of a draft, with the sums of what is typed. */
export function useEstimateForm({ loaded, onClose }: Omit<EditorFormProps<Estimate>, "footer">) {
  const { t } = useEstimateTranslation();
  const language = useLanguage();
  const editor = useTreeEditor({
    rows: estimateRows,
    tree: estimateTree,
    inputSchema: estimateInputSchema,
    loaded,
    fields: useWorkLabels(estimateTree),
    saved: (input) => ({ title: t("form.saved"), text: localText(input.title, language) }),
    failed: t("form.saveFailed"),
    onClose,
  });
  const { named } = editor;
  const { data: rates = [] } = useQuery(ratesQuery);
  const day = String(named.values.estimated_on ?? "");
  const percentOf = (kind: "overhead" | "vat") => {
    const rate = shownRates(rates, day).find((shown) => shown.kind === kind);
    return rate ? String(rate.value) : null;
  };
  const percents = { overhead: percentOf("overhead"), vat: percentOf("vat") };
  const charges = {
    overhead: named.values.has_overhead === true ? percents.overhead : null,
    vat: named.values.has_vat === true ? percents.vat : null,
  };
  const work = useWorkFields({ editor, tree: estimateTree, day, agreed: null, amountOf, charges });
  return { ...editor, ...work, percents };
}
export type EstimateFormState = ReturnType<typeof useEstimateForm>;
