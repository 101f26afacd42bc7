import { type ComponentProps, useId } from "react";

export function TextField({ label, ...rest }: ComponentProps<"input"> & Readonly<{ label: string }>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="touch w-full rounded-md border border-line-strong bg-surface px-3 py-2 placeholder:text-ink-faint"
        {...rest}
      />
    </div>
  );
}
