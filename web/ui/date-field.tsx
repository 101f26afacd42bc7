import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { Field, type FieldProps } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "className" | "id" | "type"> &
  FieldProps &
  Readonly<{ className?: string }>;

/** A native date input; its value is YYYY-MM-DD in every locale. */
export function DateField({ label, help, message, required, className, ...rest }: Props) {
  return (
    <Field label={label} help={help} message={message} required={required} {...(className && { className })}>
      {(control) => <input type="date" className={`figures ${controlClass}`} {...rest} {...control} />}
    </Field>
  );
}
