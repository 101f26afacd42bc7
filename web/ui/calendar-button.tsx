import { useRef, useState } from "react";
import { useDateTranslation } from "#web/i18n/date-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import type { CalendarMonthProps } from "./calendar-popover.tsx";
import { useLazyModule } from "./use-lazy-module.ts";

type Props = CalendarMonthProps & Readonly<{ describedBy: string }>;

/** A button at the end of a date field, which opens a month to choose a day from. */
export function CalendarButton({ describedBy, onChoose, ...month }: Props) {
  const { t } = useDateTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const loaded = useLazyModule(
    isOpen,
    () => import("./calendar-popover.tsx"),
    () => setOpen(false),
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t("choose")}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
      >
        <Icon name="calendar-days" className="size-5" />
      </button>
      {loaded && (
        <loaded.CalendarPopover
          {...month}
          button={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onChoose={(day) => {
            setOpen(false);
            onChoose(day);
          }}
        />
      )}
    </>
  );
}
