import type { ComponentProps, RefCallback } from "react";
import type { FieldProps } from "./field.tsx";

export type DateFieldProps = FieldProps &
  Pick<ComponentProps<"input">, "defaultValue" | "min" | "name" | "onBlur"> &
  Readonly<{
    className?: string;
    onChange?: (event: { type: string; target: { name: string; value: string } }) => unknown;
    ref?: RefCallback<HTMLInputElement>;
  }>;
