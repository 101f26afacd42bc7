import { useId } from "react";
import { kathmanduDay } from "#domain/dates.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { localText } from "#domain/settings/local-text.ts";
import {
  type Variation,
  type VariationInput,
  type VariationList,
  variationSchema,
} from "#domain/variations/variation.ts";
import { variedAmount } from "#domain/variations/variation-totals.ts";
import { EditorDialog, type EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { ChargesGroup } from "#web/admin/estimates/charges-group.tsx";
import { SectionFields } from "#web/admin/estimates/section-fields.tsx";
import { useWorkFields } from "#web/admin/estimates/use-work-fields.ts";
import { useWorkLabels } from "#web/admin/estimates/use-work-labels.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { errorFieldName } from "#web/admin/settings/document-values.ts";
import { useOpenItems } from "#web/admin/settings/use-open-items.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { jobMoneyKey, loadVariation, saveVariation } from "./variation-calls.ts";
import { variationFormSchema, variationTree, variationValues } from "./variation-tree.ts";

type Agreement = Pick<VariationList, "agreed" | "charges">;
type Props = Readonly<{ editing: number | null; agreement: Agreement; onClose: () => void }>;

/** CN6: edits the draft of a variation, with the line editor of estimates. */
export function VariationEditor({ editing, agreement, onClose }: Props) {
  const { t } = useJobMoneyTranslation();
  return (
    <EditorDialog
      editing={editing}
      onClose={onClose}
      resource={jobMoneyKey}
      load={loadVariation}
      texts={{
        add: t("variations.formTitle"),
        edit: t("variations.formTitle"),
        loading: t("variations.loadingOne"),
        failed: () => t("variations.failedOne"),
      }}
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
          en={named.text("title")}
          np={named.text("np:title")}
        />
        <TextPair
          label={estimates("fields.reason")}
          maxLength={maxLengths.text}
          isLong
          en={named.text("reason")}
          np={named.text("np:reason")}
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
  const items = useOpenItems();
  const editor = useEditor<EditorValues, VariationInput, Variation>({
    resource: jobMoneyKey,
    draftKey: `variation-${loaded?.row.id}`,
    loaded,
    schema: variationFormSchema,
    valuesOf: variationValues,
    readRow: variationSchema.parse,
    fields: useWorkLabels(variationTree),
    errorName: (path, _code, values) => errorFieldName(variationTree, path, values, language),
    async save({ row, etag, input, attempt }) {
      if (row) await saveVariation(row.id, etag, input, attempt);
    },
    onInvalid: items.openInvalid,
    saved: (input) => ({ title: t("variations.saved"), text: localText(input.title, language) }),
    failed: t("variations.saveFailed"),
    onClose,
  });
  const { named } = editor;
  const percents = agreement.charges;
  const work = useWorkFields({
    named,
    tree: variationTree,
    items,
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
