import { useId } from "react";
import { maxLengths } from "#domain/max-lengths.ts";
import { commissionUnits } from "#domain/papers/papers.ts";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { PaperViews } from "./paper-views.tsx";
import { type PapersRow, propertyScans, propertyViewsPath } from "./papers-calls.ts";
import { ScansGroup } from "./scans-group.tsx";
import { usePapersForm } from "./use-papers-form.ts";
import { usePropertyScans } from "./use-property-scans.ts";
import { useScanUploads } from "./use-scan-uploads.ts";

type Props = Readonly<{
  loaded: TaggedRow<PapersRow>;
  footer: HTMLElement | null;
  onClose: () => void;
}>;

export function PapersForm({ loaded, footer, onClose }: Props) {
  const propertyId = loaded.row.id;
  const { t } = useAdminTranslation();
  const scans = usePropertyScans(propertyId);
  const uploads = useScanUploads(propertyScans(propertyId), scans.add);
  const isUploading = uploads.uploads.length > 0;
  const editor = usePapersForm({ loaded, isUploading, onClose });
  const { text } = editor.named;
  const isPercent = editor.values.commission_unit === "percent";
  const isSendingScan = uploads.uploads.some(({ failure }) => failure === null);
  return (
    <EditorForm
      id={useId()}
      editor={editor}
      footer={footer}
      saveLabel={t("papers.save")}
      disabledReason={isSendingScan ? t("papers.uploading") : undefined}
    >
      <FormGroup title={t("papers.facts")} help={t("papers.factsHelp")}>
        <FormRow>
          <TextField
            label={t("papers.fields.kitta_number")}
            help={t("papers.fields.kittaHelp")}
            maxLength={maxLengths.name}
            autoComplete="off"
            className="sm:col-span-2"
            {...text("kitta_number")}
          />
          <TextField
            label={t("papers.fields.owner_name")}
            maxLength={maxLengths.name}
            autoComplete="off"
            {...text("owner_name")}
          />
          <TextField
            label={t("papers.fields.owner_phone")}
            type="tel"
            maxLength={maxLengths.word}
            autoComplete="off"
            {...text("owner_phone")}
          />
          <TextField
            label={t("papers.fields.owner_email")}
            type="email"
            maxLength={maxLengths.email}
            autoComplete="off"
            className="sm:col-span-2"
            {...text("owner_email")}
          />
          <SelectField
            label={t("papers.fields.commission_unit")}
            options={commissionUnits.map((value) => ({ value, label: t(`papers.fields.${value}`) }))}
            {...text("commission_unit")}
          />
          <NumberField
            label={t("papers.fields.commission")}
            unit={t(isPercent ? "papers.fields.percentUnit" : "papers.fields.amountUnit")}
            maxLength={maxLengths.word}
            {...text("commission")}
          />
        </FormRow>
        <TextareaField
          label={t("papers.fields.notes")}
          rows={4}
          maxLength={maxLengths.text}
          {...text("notes")}
        />
      </FormGroup>
      <ScansGroup scans={loaded.row.scans} actions={scans} uploads={uploads} />
      <FormGroup title={t("papers.views.title")}>
        <PaperViews path={propertyViewsPath(propertyId)} />
      </FormGroup>
    </EditorForm>
  );
}
