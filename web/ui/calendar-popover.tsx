import { Popover } from "@base-ui/react/popover";
import { type RefObject, useRef } from "react";
import { type Calendar, datePartsIn } from "#domain/calendar/format-date.ts";
import { kathmanduDay } from "#domain/dates.ts";
import { useDateTranslation } from "#web/i18n/date-messages.ts";
import { MonthGrid } from "./month-grid.tsx";

export type CalendarMonthProps = Readonly<{
  calendar: Calendar;
  isoDate: string | null;
  min: string | undefined;
  onChoose: (isoDate: string) => void;
}>;

type Props = CalendarMonthProps &
  Readonly<{
    button: RefObject<HTMLButtonElement | null>;
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
  }>;

export function CalendarPopover({ button, isOpen, onOpenChange, calendar, isoDate, min, onChoose }: Props) {
  const { t } = useDateTranslation();
  const focusedDay = useRef<HTMLButtonElement>(null);
  const initialDay = isoDate && datePartsIn(calendar, isoDate) ? isoDate : kathmanduDay(Date.now());
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Portal>
        <Popover.Positioner anchor={button} align="end" sideOffset={6} collisionPadding={8} className="z-60">
          <Popover.Popup
            aria-label={t("choose")}
            initialFocus={focusedDay}
            finalFocus={button}
            className="rounded-md border border-line-strong bg-surface p-3 shadow-lg"
          >
            <MonthGrid
              calendar={calendar}
              initialDay={initialDay}
              chosenDay={isoDate}
              min={min}
              focusedDay={focusedDay}
              onChoose={onChoose}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
