import { useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { type FieldLabels, FieldValueText } from "./field-value-text.tsx";
import type { Choices, Difference, Side } from "./merge-edits.ts";

type Props = Readonly<{
  differences: readonly Difference[];
  labels: Readonly<Record<string, FieldLabels>>;
  onResolve: (choices: Choices) => void;
  onCancel: () => void;
}>;

/** Shows the fields that someone else changed meanwhile, and lets the person choose a value for each. */
export function ConflictDialog({ differences, labels, onResolve, onCancel }: Props) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const [choices, setChoices] = useState<Choices>(
    () =>
      new Map(
        differences.flatMap(({ name, isChangedByBoth }) => (isChangedByBoth ? [] : [[name, "theirs"]])),
      ),
  );
  const isDecided = differences.every(({ name }) => choices.has(name));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={t("editing.conflict.title")}
      text={t("editing.conflict.text")}
      size="lg"
      hasStaticBackdrop
      footer={
        <>
          <Button look="secondary" onClick={onCancel}>
            {site("ui.cancel")}
          </Button>
          <Button disabled={!isDecided} onClick={() => onResolve(choices)}>
            {t("editing.conflict.save")}
          </Button>
        </>
      }
    >
      <div className="mt-5 grid gap-5">
        {differences.map((difference) => (
          <DifferenceField
            key={difference.name}
            difference={difference}
            labels={labels[difference.name]}
            choice={choices.get(difference.name)}
            onChoose={(side) => setChoices(new Map(choices).set(difference.name, side))}
          />
        ))}
      </div>
    </Dialog>
  );
}

type DifferenceProps = Readonly<{
  difference: Difference;
  labels: FieldLabels | undefined;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}>;

function DifferenceField({ difference, labels, choice, onChoose }: DifferenceProps) {
  const { t } = useAdminTranslation();
  const { name, isMineAvailable } = difference;
  return (
    <fieldset className="min-w-0 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left mb-2 w-full font-semibold">{labels?.label ?? name}</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {(["mine", "theirs"] as const).map((side) => (
          <label
            key={side}
            className="grid min-w-0 cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 rounded-md border border-line px-4 py-3 has-checked:border-madder-edge has-disabled:cursor-not-allowed has-checked:bg-sunken has-disabled:text-ink-soft"
          >
            <input
              type="radio"
              name={`conflict-${name}`}
              checked={choice === side}
              disabled={side === "mine" && !isMineAvailable}
              onChange={() => onChoose(side)}
              className="mt-1 size-5 accent-madder-edge"
            />
            <span className="font-semibold">
              {t(side === "mine" ? "editing.conflict.mine" : "editing.conflict.theirs")}
            </span>
            <span className="col-start-2 min-w-0 break-words">
              {side === "mine" && !isMineAvailable ? (
                t("editing.conflict.gone")
              ) : (
                <FieldValueText value={difference[side]} labels={labels} />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
