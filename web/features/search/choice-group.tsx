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
          <label key={value} className="choice">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
