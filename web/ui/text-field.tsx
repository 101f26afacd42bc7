import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { Field, type FieldProps } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "className" | "id"> &
  FieldProps &
  Readonly<{ className?: string }>;

/** Takes what `register()` of react-hook-form gives, ref included. */
export function TextField({ label, help, message, required, className, ...rest }: Props) {
  return (
    <Field label={label} help={help} message={message} required={required} {...(className && { className })}>
      {(control) => <input type="text" className={controlClass} {...rest} {...control} />}
    </Field>
  );
}
