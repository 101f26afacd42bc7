import type { FieldNode } from "#domain/settings/field-tree.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { fieldName } from "#web/admin/tree-form/document-values.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import type { DocumentFormState } from "./use-document-form.ts";

const ends = ["opens", "closes"] as const;
const usualHours = ["09:00", "18:00"] as const;

/** Two times of a day, or none. */
export function isTimeSpan(node: FieldNode): boolean {
  return node.kind === "group" && node.isOptional && Object.keys(node.fields).join() === ends.join();
}

type Props = Readonly<{ state: DocumentFormState; days: readonly string[]; parent: string }>;

/** CO1: the opening hours of each day. A day without hours is closed. */
export function DayHours({ state, days, parent }: Props) {
  const { values } = state.named;
  const timesOf = (day: string) =>
    ends.map((end) => String(values[fieldName(parent, `${day}:${end}`)] ?? ""));
  /** Those of the nearest open day before it. */
  const hoursBefore = (index: number) =>
    days
      .slice(0, index)
      .map(timesOf)
      .findLast((times) => times.every(Boolean)) ?? usualHours;
  return (
    <ul className="border-line border-t">
      {days.map((day, index) => (
        <Day
          key={day}
          state={state}
          day={day}
          name={fieldName(parent, day)}
          isOpen={timesOf(day).some(Boolean)}
          hoursBefore={hoursBefore(index)}
        />
      ))}
    </ul>
  );
}

type DayProps = Readonly<{
  state: DocumentFormState;
  day: string;
  name: string;
  isOpen: boolean;
  hoursBefore: readonly string[];
}>;

function Day({ state: { named, labels }, day, name, isOpen, hoursBefore }: DayProps) {
  const { t } = useAdminTranslation();
  const label = labels.label(day);
  const controls = ends.map((end) => ({ end, ...named.text(`${name}:${end}`) }));
  const message = controls.map((control) => control.message).find(Boolean);
  const setOpen = (opens: boolean) => {
    for (const [index, end] of ends.entries())
      named.set(`${name}:${end}`, opens ? (hoursBefore[index] ?? "") : "");
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-line border-b py-1.5">
      <CheckboxField
        className="w-40"
        label={label}
        checked={isOpen}
        onChange={({ target }) => setOpen(target.checked)}
      />
      {isOpen ? (
        <div className="flex items-center gap-2">
          {controls.map(({ end, message: invalid, ...control }, index) => (
            <span key={end} className="contents">
              {index > 0 && (
                <span aria-hidden className="text-ink-soft">
                  –
                </span>
              )}
              <input
                type="time"
                aria-label={t("settings.hours.named", { day: label, label: t(`settings.hours.${end}`) })}
                aria-invalid={invalid ? true : undefined}
                className="figures control"
                {...control}
              />
            </span>
          ))}
        </div>
      ) : (
        <span className="text-ink-soft">{t("settings.hours.closed")}</span>
      )}
      {message && <p className="w-full pb-1.5 text-danger-strong text-sm sm:pl-44">{message}</p>}
    </li>
  );
}
