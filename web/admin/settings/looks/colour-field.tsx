import { colourNotes } from "#domain/looks/colour-notes.ts";
import { defaultColour } from "#domain/looks/default-tokens.ts";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ColourSamples } from "./colour-samples.tsx";
import type { LooksProps } from "./looks-props.ts";
import { useLooksTranslation } from "./messages.ts";

const hexColour = /^#[\da-f]{6}$/i;

/** ST3: one colour, and what becomes of it in both schemes. */
export function ColourField({ value, onChange, isDisabled }: LooksProps) {
  const { t } = useLooksTranslation();
  // What is typed may not be a colour yet.
  const isColour = value.colour === null || hexColour.test(value.colour);
  const colour = useLastDefined(isColour ? value.colour : undefined) ?? null;
  const set = (chosen: string | null) => onChange({ ...value, colour: chosen });
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        <Field label={t("colour.pick")}>
          {(control) => (
            <input
              type="color"
              value={colour ?? defaultColour}
              disabled={isDisabled}
              onChange={({ target }) => set(target.value)}
              className="field-height w-20 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
              {...control}
            />
          )}
        </Field>
        <TextField
          label={t("colour.code")}
          value={value.colour ?? defaultColour}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          disabled={isDisabled}
          message={isColour ? undefined : t("colour.invalid")}
          className="w-40"
          onChange={({ target }) =>
            set(hexColour.test(target.value) ? target.value.toLowerCase() : target.value)
          }
        />
        {value.colour !== null && (
          <Button look="quiet" className="sm:mt-7" disabled={isDisabled} onClick={() => set(null)}>
            {t("colour.reset")}
          </Button>
        )}
      </div>
      <ColourSamples colour={colour} />
      {colour !== null && (
        <div role="status" className="text-ink-soft text-sm">
          <p className="font-semibold text-ink">{t("colour.adjusted")}</p>
          <ul className="list-disc pl-5">
            {colourNotes(colour).map((note) => (
              <li key={note}>{t(`colour.notes.${note}`)}</li>
            ))}
            <li>{t("colour.notes.papers")}</li>
          </ul>
        </div>
      )}
    </>
  );
}
