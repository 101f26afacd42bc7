import { useId } from "react";
import { kathmanduDay } from "#domain/dates.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { localText } from "#domain/settings/local-text.ts";
import { type Variation, type VariationList, variationInputSchema } from "#domain/variations/variation.ts";
import { variedAmount } from "#domain/variations/variation-totals.ts";
import { EditorDialog, type EditorFormProps, type EditorProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { ChargesGroup } from "#web/admin/estimates/charges-group.tsx";
import { SectionFields } from "#web/admin/estimates/section-fields.tsx";
import { useWorkFields } from "#web/admin/estimates/use-work-fields.ts";
import { useWorkLabels } from "#web/admin/estimates/use-work-labels.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { useTreeEditor } from "#web/admin/tree-form/use-tree-editor.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { variationRows } from "./variation-calls.ts";
import { variationTree } from "./variation-tree.ts";

type Agreement = Pick<VariationList, "agreed" | "charges">;
type Props = EditorProps & Readonly<{ agreement: Agreement }>;

/** CN6: edits the draft of a variation, with the line editor of estimates. */
export function VariationEditor({ agreement, ...props }: Props) {
  const { t } = useJobMoneyTranslation();
  return (
    <EditorDialog
      {...props}
      rows={variationRows}
      title={t("variations.formTitle")}
      loading={t("variations.loadingOne")}
      failed={t("variations.failedOne")}
    >
      {(form) => <VariationForm {...form} agreement={agreement} />}
    </EditorDialog>
  );
}

type FormProps = EditorFormProps<Variation> & Readonly<{ agreement: Agreement }>;

function VariationForm({ loaded, footer, onClose, agreement }: FormProps) {
  const { t } = useJobMoneyTranslation();
  const { t: estimates } = useEstimateTranslation();
  const state = useVariationForm({ loaded, onClose, agreement });
  const { named } = state;
  return (
    <EditorForm id={useId()} editor={state} footer={footer} saveLabel={t("save")}>
      <FormGroup title={t("variations.about")}>
        <TextPair
          label={estimates("fields.title")}
          maxLength={maxLengths.name}
          control={named.pair("title")}
        />
        <TextPair
          label={estimates("fields.reason")}
          maxLength={maxLengths.text}
          isLong
          control={named.pair("reason")}
        />
      </FormGroup>
      <FormGroup title={t("variations.work")} help={t("variations.workHelp")}>
        <SectionFields state={state} />
      </FormGroup>
      <ChargesGroup state={state} help={t("variations.chargesHelp")} />
    </EditorForm>
  );
}

function useVariationForm({ loaded, onClose, agreement }: Omit<FormProps, "footer">) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const editor = useTreeEditor({
    rows: variationRows,
    tree: variationTree,
    inputSchema: variationInputSchema,
    draftKey: `variation-${loaded?.row.id}`,
    loaded,
    fields: useWorkLabels(variationTree),
    saved: (input) => ({ title: t("variations.saved"), text: localText(input.title, language) }),
    failed: t("variations.saveFailed"),
    onClose,
  });
  const { named } = editor;
  const percents = agreement.charges;
  const work = useWorkFields({
    editor,
    tree: variationTree,
    day: kathmanduDay(Date.now()),
    agreed: agreement.agreed,
    amountOf: (line) => variedAmount({ ...line, removes: line.removes ?? "" }),
    charges: {
      overhead: named.values.has_overhead === true ? percents.overhead : null,
      vat: named.values.has_vat === true ? percents.vat : null,
    },
  });
  return { ...editor, ...work, percents };
}
