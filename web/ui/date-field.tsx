import { useState } from "react";
import type { DateFieldProps } from "./date-field-props.ts";
import { Field } from "./field.tsx";
import { useLazyModule } from "./use-lazy-module.ts";

/** Without its calendar, the field stays a native one. */
const loadCalendar = () => import("./calendar-date-field.tsx").catch(() => undefined);

/**
 * NL7: a native date input, whose value is YYYY-MM-DD in every locale. Once its calendar has loaded, it takes dates of
 * Bikram Sambat too; the value stays the same. The reserved line of help keeps the page from shifting then.
 */
export function DateField(props: DateFieldProps) {
  const { label, help = "\u00a0", message, required, className, ...rest } = props;
  const calendar = useLazyModule(true, loadCalendar);
  const [hasFocus, setFocus] = useState(false);
  if (calendar && !hasFocus) return <calendar.CalendarDateField {...props} />;
  return (
    <Field label={label} help={help} message={message} required={required} {...(className && { className })}>
      {(control) => (
        <input
          type="date"
          className="figures control"
          {...rest}
          {...control}
          onFocus={() => setFocus(true)}
          onBlur={(event) => {
            setFocus(false);
            rest.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
