import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { columnsOf } from "#domain/imports/column-names.ts";
import { type ImportDetails, type ImportOptions, newListingStatuses } from "#domain/imports/import.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { changeImport } from "./import-calls.ts";
import { useImportTranslation } from "./messages.ts";
import { useImportProblem } from "./use-import-problem.ts";

type Props = Readonly<{
  item: ImportDetails;
  onChange: (item: ImportDetails) => void;
  /** Whether something is chosen that was not checked. */
  onEdit: (isEdited: boolean) => void;
}>;

/** IM1: what was guessed of the columns, for correction. */
export function ColumnFields({ item, onChange, onEdit }: Props) {
  const { t } = useImportTranslation();
  const problems = useImportProblem(item.kind);
  const [fields, setFields] = useState(item.columns.map(({ field }) => field));
  const [options, setOptions] = useState(item.options);
  const [isEdited, setEdited] = useState(false);
  const edit = () => {
    setEdited(true);
    onEdit(true);
  };
  const saving = useMutation({
    mutationFn: () => changeImport(item.id, { fields, options }),
    onSuccess: (changed) => {
      setEdited(false);
      onEdit(false);
      onChange(changed);
    },
    onError: (error) => showToast({ tone: "error", title: t("recheckFailed"), text: problems.file(error) }),
  });
  /** A field is one column's: choosing it takes it from another. */
  const choose = (index: number, field: string | null) => {
    edit();
    setFields((now) =>
      now.map((before, other) => (other === index ? field : before === field ? null : before)),
    );
  };
  return (
    <div className="grid gap-4">
      <div>
        <h3>{t("columns")}</h3>
        <p className="text-ink-soft text-sm">{t("columnsText")}</p>
      </div>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {item.columns.map(({ header, samples }, index) => (
          <ColumnField
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file do not change, and two may have one name
            key={index}
            item={item}
            header={header}
            samples={samples}
            field={fields[index] ?? null}
            onChoose={(field) => choose(index, field)}
          />
        ))}
      </div>
      {item.kind !== "leads" && (
        <OptionFields
          item={item}
          options={options}
          onChange={(changed) => {
            edit();
            setOptions(changed);
          }}
        />
      )}
      <Button
        look="secondary"
        className="sm:justify-self-start"
        disabled={!isEdited}
        isBusy={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t("recheck")}
      </Button>
    </div>
  );
}

type ColumnProps = Readonly<{
  item: ImportDetails;
  header: string;
  samples: readonly string[];
  field: string | null;
  onChoose: (field: string | null) => void;
}>;

function ColumnField({ item, header, samples, field, onChoose }: ColumnProps) {
  const { t } = useImportTranslation();
  const language = useLanguage();
  const options = Object.entries(columnsOf(item.kind)).map(([value, name]) => ({
    value,
    label: name[language],
  }));
  return (
    <SelectField
      label={header || "–"}
      help={samples.length === 0 ? t("empty") : t("sample", { samples: samples.join(" · ") })}
      value={field ?? ""}
      placeholder={t("ignored")}
      options={options}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    />
  );
}

type OptionProps = Readonly<{
  item: ImportDetails;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}>;

function OptionFields({ item, options, onChange }: OptionProps) {
  const { t } = useImportTranslation();
  return (
    <div className="grid max-w-text gap-4">
      <SelectField
        label={t("optionsStatus")}
        value={options.status}
        options={newListingStatuses.map((value) => ({ value, label: t(`optionStatuses.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChange({ ...options, status: currentTarget.value === "active" ? "active" : "draft" })
        }
      />
      {item.columns.some(({ field }) => field === "old_address") && (
        <CheckboxField
          label={t("redirects")}
          checked={options.has_redirects}
          onChange={({ currentTarget }) => onChange({ ...options, has_redirects: currentTarget.checked })}
        />
      )}
    </div>
  );
}
