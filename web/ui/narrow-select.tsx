import type { ComponentProps } from "react";
import { Icon } from "#web/icons/icon.tsx";

type Props = Omit<ComponentProps<"select">, "className" | "children"> &
  Readonly<{
    "aria-label": string;
    options: readonly (readonly [value: string, label: string])[];
    className?: string;
  }>;

/** A select without a visible label, beside an input that it belongs to, such as its unit. */
export function NarrowSelect({ options, className = "", ...rest }: Props) {
  return (
    <span className={`relative block ${className}`}>
      <select className="appearance-none truncate pr-9 control" {...rest}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-2 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
