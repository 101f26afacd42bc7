import { type ReactNode, useId } from "react";

type Option<Value extends string> = Readonly<{
  value: Value;
  label: string;
  help: string;
  picture: ReactNode;
}>;

type Props<Value extends string> = Readonly<{
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  isDisabled: boolean;
  onChange: (value: Value) => void;
}>;

/** One of a few, each with a small picture. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { label, value, options, isDisabled, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer flex-col gap-3 rounded-lg border border-line-strong p-4 has-checked:border-madder-edge has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            {option.picture}
            <span className="flex items-start gap-3">
              <input
                type="radio"
                name={name}
                className="mt-1 size-5 shrink-0 accent-madder-edge outline-none"
                checked={option.value === value}
                disabled={isDisabled}
                aria-describedby={`${name}-${option.value}`}
                onChange={() => onChange(option.value)}
              />
              <span>
                <span className="block font-semibold">{option.label}</span>
                <span id={`${name}-${option.value}`} className="block text-ink-soft text-sm">
                  {option.help}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
