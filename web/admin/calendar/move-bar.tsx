import { type KeyboardEvent, useEffect, useRef } from "react";
import { formatTime } from "#domain/calendar/format-time.ts";
import { moveStepMinutes } from "#domain/visits/calendar-layout.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLeadName } from "#web/admin/leads/lead-badges.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { dayTitle } from "./day-title.ts";
import type { VisitMove } from "./use-visit-move.ts";

/** DY4: moves a visit without dragging: by the arrow keys, which it has from the start, or by its buttons, which a thumb reaches. */
export function MoveBar({ move }: Readonly<{ move: VisitMove }>) {
  const nameOf = useLeadName();
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const bar = useRef<HTMLFieldSetElement>(null);
  const { moving } = move;
  const id = moving?.visit.id;
  useEffect(() => {
    if (id !== undefined) bar.current?.focus();
  }, [id]);
  if (!moving) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter on a button presses it.
    if (event.key === "Enter" && event.target !== bar.current) return;
    if (move.moveByKey(event.key)) event.preventDefault();
  };
  const minutes = format.digits(String(moveStepMinutes));
  const steps = [
    { label: t("calendar.dayBack"), days: -1, minutes: 0 },
    {
      label: `−${minutes}`,
      name: t("calendar.earlier", { number: minutes }),
      days: 0,
      minutes: -moveStepMinutes,
    },
    {
      label: `+${minutes}`,
      name: t("calendar.later", { number: minutes }),
      days: 0,
      minutes: moveStepMinutes,
    },
    { label: t("calendar.dayOn"), days: 1, minutes: 0 },
  ];
  const when = `${dayTitle(moving.startsAt, language)}, ${formatTime(moving.startsAt, language)}`;
  return (
    <fieldset
      ref={bar}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="sticky bottom-20 z-20 mt-4 grid gap-3 rounded-lg border border-line-strong bg-surface p-4 shadow-lg outline-offset-2 lg:bottom-4"
    >
      <legend className="sr-only">{t("calendar.moving", { name: nameOf(moving.visit) })}</legend>
      <p className="font-semibold">{t("calendar.moving", { name: nameOf(moving.visit) })}</p>
      <p role="status" className="figures">
        {when}
      </p>
      <p className="text-ink-soft text-sm max-lg:hidden">{t("calendar.moveKeys")}</p>
      <div className="flex flex-wrap gap-2">
        {steps.map((step) => (
          <SmallButton
            key={step.label}
            aria-label={step.name}
            onClick={() => move.shift(step.days, step.minutes)}
          >
            {step.label}
          </SmallButton>
        ))}
        <Button size="small" isBusy={move.isSaving} onClick={() => move.drop(moving)}>
          {t("calendar.save")}
        </Button>
        <Button look="quiet" size="small" onClick={move.cancel}>
          {t("calendar.cancel")}
        </Button>
      </div>
    </fieldset>
  );
}
