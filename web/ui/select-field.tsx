import { useId } from "react";

type Props = Readonly<{
  label: string;
  name: string;
  defaultValue: string;
  options: readonly Readonly<{ value: string; label: string }>[];
}>;

/** The browser's own select: a phone shows it as people there know it, and it needs no script. */
export function SelectField({ label, name, defaultValue, options }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        className="touch w-full rounded-md border border-line-strong bg-surface px-3 py-2"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
