import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

type Props = Omit<ComponentProps<"textarea">, "className" | "id"> &
  FieldProps &
  Readonly<{ className?: string }>;

export function TextareaField({ label, help, message, required, className, rows = 5, ...rest }: Props) {
  return (
    <Field label={label} help={help} message={message} required={required} {...(className && { className })}>
      {(control) => <textarea rows={rows} className="block resize-y control" {...rest} {...control} />}
    </Field>
  );
}
