import type { ReactNode } from "react";

type Props = Readonly<{
  legend: string;
  name: string;
  choices: readonly Readonly<{ value: string; label: string }>[];
  chosen: readonly string[];
  children?: ReactNode;
}>;

/** Checkboxes that look like chips. */
export function ChoiceGroup({ legend, name, choices, chosen, children }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {children}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-touch cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 py-1 leading-title transition-colors duration-fast hover:bg-sunken has-checked:border-madder-edge has-checked:bg-madder-soft has-checked:text-madder-strong has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-4 shrink-0 accent-madder-edge outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
