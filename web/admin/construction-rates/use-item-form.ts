import * as z from "zod/mini";
import {
  type ConstructionRate,
  constructionRateInputSchema,
  ratePartsSchema,
} from "#domain/construction-rates/construction-rate.ts";
import { fiscalYearName, fiscalYearOf } from "#domain/construction-rates/fiscal-year.ts";
import { readDecimal } from "#domain/estimates/decimals.ts";
import { analysedRate } from "#domain/estimates/rate-analysis.ts";
import { units } from "#domain/estimates/units.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { type FieldTree, fieldTree } from "#domain/settings/field-tree.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import type { ListNode } from "#web/admin/tree-form/document-values.ts";
import { lineNode } from "#web/admin/tree-form/line-node.ts";
import { useTreeEditor } from "#web/admin/tree-form/use-tree-editor.ts";
import { useTreeLabels } from "#web/admin/tree-form/use-tree-labels.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useKathmanduDay } from "#web/ui/use-kathmandu-day.ts";
import { constructionRateRows } from "./catalogue-calls.ts";

const line = lineNode(maxLengths.title);

const { parts } = fieldTree(z.object({ parts: ratePartsSchema }));
export const partsNode = parts as ListNode;

const tree: FieldTree = {
  code: line,
  name: { kind: "texts", field: { kind: "line", maxLength: "title" } },
  unit: { kind: "choice", options: units, isOptional: false },
  rate: line,
  parts: partsNode,
  tools_percent: line,
  district: line,
  fiscal_year: line,
  valid_from: line,
  valid_until: line,
  source: line,
  source_url: line,
};

/** CN1: the editor of an item, with the rate that follows from its parts. */
export function useItemForm({ loaded, onClose }: Omit<EditorFormProps<ConstructionRate>, "footer">) {
  const { t, messages } = useEstimateTranslation();
  const language = useLanguage();
  const today = useKathmanduDay() ?? "";
  const yearName = (year: number) => fiscalYearName(year, "en");
  const { states: _states, empty: _empty, ...rateLabels } = messages.rates;
  const labels = useTreeLabels(tree, { ...messages.fields, ...rateLabels });
  const editor = useTreeEditor({
    rows: constructionRateRows,
    loaded,
    tree,
    inputSchema: constructionRateInputSchema,
    toDocument: (rate) => ({
      unit: "m3",
      ...rate,
      fiscal_year: yearName(rate?.fiscal_year ?? fiscalYearOf(today)),
    }),
    fields: labels,
    saved: (input) => ({ title: t("rates.saved"), text: localText(input.name, language) }),
    failed: t("rates.saveFailed"),
    onClose,
  });
  const { named, lists } = editor;
  const parts = lists.idsOf("parts");
  const decimal = (name: string) => readDecimal(named.values[name]) ?? "0";
  return {
    ...editor,
    parts,
    calculated: analysedRate(
      parts.map((id) => ({ quantity: decimal(`parts:${id}:quantity`), rate: decimal(`parts:${id}:rate`) })),
      decimal("tools_percent"),
    ),
  };
}
export type ItemFormState = ReturnType<typeof useItemForm>;
