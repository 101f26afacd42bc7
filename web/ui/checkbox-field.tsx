import { type ComponentProps, type ReactNode, useId } from "react";

type Props = Omit<ComponentProps<"input">, "className" | "id" | "type"> &
  Readonly<{ label: ReactNode; help?: ReactNode; className?: string }>;

export function CheckboxField({ label, help, className = "", ...rest }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-touch items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
      >
        <input
          id={id}
          type="checkbox"
          aria-describedby={help ? `${id}-help` : undefined}
          className="size-5 shrink-0 accent-madder-edge"
          {...rest}
        />
        <span>{label}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className="-mt-1.5 pb-1.5 pl-8 text-sm text-ink-soft">
          {help}
        </p>
      )}
    </div>
  );
}
