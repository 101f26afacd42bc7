import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "className" | "id" | "type"> &
  FieldProps &
  Readonly<{
    className?: string;
    /** Shown at the end of the field: sq ft, रु. */
    unit?: string;
    /** Shows a phone's number pad without a decimal separator. */
    isWhole?: boolean;
  }>;

/**
 * A text input with a number pad: `type="number"` changes with the scroll wheel and rejects Devanagari digits, which
 * Nepali phones type and the domain's `readNumber` parses.
 */
export function NumberField({
  label,
  help,
  message,
  required,
  className,
  unit,
  isWhole = false,
  ...rest
}: Props) {
  return (
    <Field label={label} help={help} message={message} required={required} {...(className && { className })}>
      {(control) => (
        <span className="relative block">
          <input
            type="text"
            inputMode={isWhole ? "numeric" : "decimal"}
            autoComplete="off"
            className={`figures control ${unit ? "pr-20" : ""}`}
            {...rest}
            {...control}
          />
          {unit && (
            <span aria-hidden className="control-unit">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
