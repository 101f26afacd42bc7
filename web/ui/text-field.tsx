import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "className" | "id"> &
  FieldProps &
  Readonly<{ className?: string }>;

/** Accepts the props of react-hook-form's `register()`, including the ref. */
export function TextField({ label, help, message, required, className, ...rest }: Props) {
  return (
    <Field label={label} help={help} message={message} required={required} {...(className && { className })}>
      {(control) => <input type="text" className="control" {...rest} {...control} />}
    </Field>
  );
}
