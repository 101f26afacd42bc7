import Plus from "lucide-react/icons/plus";
import { maxLengths } from "#domain/max-lengths.ts";
import { readNumber } from "#domain/numbers.ts";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { FormListItem } from "#web/admin/tree-form/form-list-item.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { stagesNode } from "./job-tree.ts";
import type { JobFormState } from "./use-job-form.ts";

/** CN4: the stages of a job; one opens to edit it. */
export function StageFields({ state }: Readonly<{ state: JobFormState }>) {
  const { t } = useJobTranslation();
  const { message } = state.named.list("stages");
  const ids = state.lists.idsOf("stages");
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {ids.map((id, position) => (
          <Stage key={id} state={state} id={id} position={position} />
        ))}
      </ol>
      {message && <p className="text-danger-strong text-sm">{message}</p>}
      <Button look="secondary" icon={<Plus />} className="justify-self-start" onClick={state.add}>
        {t("form.addStage")}
      </Button>
    </div>
  );
}

type StageProps = Readonly<{ state: JobFormState; id: string; position: number }>;

function Stage({ state, id, position }: StageProps) {
  const { t } = useJobTranslation();
  const format = useFormat();
  const percent = readNumber(state.named.values[`stages:${id}:percent`]) ?? 0;
  return (
    <FormListItem
      state={state}
      list="stages"
      id={id}
      position={position}
      name={state.lists.titleOf("stages", stagesNode, id)}
      summary={
        <span className="figures shrink-0 text-sm">{t("percent", { number: format.number(percent) })}</span>
      }
    >
      {(item) => <OpenStage state={state} item={item} />}
    </FormListItem>
  );
}

function OpenStage({ state: { named }, item }: Readonly<{ state: JobFormState; item: string }>) {
  const { t } = useJobTranslation();
  return (
    <div className="grid gap-4">
      <TextPair label={t("fields.name")} maxLength={maxLengths.name} control={named.pair(`${item}:name`)} />
      <FormRow>
        <NumberField label={t("fields.weight")} required {...named.number(`${item}:weight`)} />
        <NumberField
          label={t("fields.percent")}
          required
          isWhole
          unit="%"
          {...named.number(`${item}:percent`)}
        />
      </FormRow>
      <FormRow>
        <DateField label={t("fields.planned_on")} {...named.text(`${item}:planned_on`)} />
        <DateField label={t("fields.done_on")} {...named.text(`${item}:done_on`)} />
      </FormRow>
      <CheckboxField
        label={t("fields.is_public")}
        checked={named.values[`${item}:is_public`] === true}
        onChange={({ target }) => named.set(`${item}:is_public`, target.checked)}
      />
      <TextareaField
        label={t("fields.engineer_note")}
        maxLength={maxLengths.text}
        {...named.text(`${item}:engineer_note`)}
      />
    </div>
  );
}
