import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import { maxLengths } from "#domain/max-lengths.ts";
import { readNumber } from "#domain/numbers.ts";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { ItemButtons } from "#web/admin/settings/item-buttons.tsx";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
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
          <Stage key={id} state={state} id={id} position={position} total={ids.length} />
        ))}
      </ol>
      {message && <p className="text-danger-strong text-sm">{message}</p>}
      <Button
        look="secondary"
        icon={<Plus aria-hidden className="size-4" />}
        className="justify-self-start"
        onClick={state.add}
      >
        {t("form.addStage")}
      </Button>
    </div>
  );
}

type StageProps = Readonly<{ state: JobFormState; id: string; position: number; total: number }>;

function Stage({ state, id, position, total }: StageProps) {
  const { t } = useJobTranslation();
  const format = useFormat();
  const bodyId = useId();
  const { items, lists, named } = state;
  const item = `stages:${id}`;
  const isOpen = items.isOpen(item);
  const name = lists.titleOf("stages", stagesNode, id);
  return (
    <li className="min-w-0 rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => items.toggle(item, !isOpen)}
          className="touch flex min-w-0 grow basis-40 items-center gap-x-3 px-3 py-2 text-left"
        >
          <span className="min-w-0 grow font-semibold wrap-anywhere">
            <LangText>{name}</LangText>
          </span>
          <span className="figures shrink-0 text-sm">
            {t("percent", { number: format.number(readNumber(named.values[`${item}:percent`]) ?? 0) })}
          </span>
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-ink-soft transition-transform duration-fast ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
        <ItemButtons
          name={name}
          position={position}
          total={total}
          onMove={(to) => lists.move("stages", position, to)}
          onRemove={() => lists.remove("stages", id, name)}
        />
      </div>
      <div id={bodyId} hidden={!isOpen} className="border-line border-t p-4">
        {isOpen && <OpenStage state={state} item={item} />}
      </div>
    </li>
  );
}

function OpenStage({ state: { named }, item }: Readonly<{ state: JobFormState; item: string }>) {
  const { t } = useJobTranslation();
  return (
    <div className="grid gap-4">
      <TextPair
        label={t("fields.name")}
        maxLength={maxLengths.name}
        en={named.text(`${item}:name`)}
        np={named.text(`np:${item}:name`)}
      />
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
