import type { ComponentProps } from "react";
import { Icon } from "#web/icons/icon.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { useForeignLang } from "./lang-text.tsx";

export type SelectOption = Readonly<{ value: string; label: string; isDisabled?: boolean }>;

type Props = Omit<ComponentProps<"select">, "className" | "id" | "children"> &
  FieldProps &
  Readonly<{
    className?: string;
    options: readonly SelectOption[];
    /** Options that follow under a heading, if there are any. */
    group?: Readonly<{ label: string; options: readonly SelectOption[] }>;
    /** The first, empty option, such as "Choose". */
    placeholder?: string;
  }>;

/** A native select: it works without JavaScript and looks familiar on each phone. */
export function SelectField({
  label,
  help,
  message,
  required,
  className,
  options,
  group,
  placeholder,
  ...rest
}: Props) {
  const foreignLang = useForeignLang();
  const toElement = ({ value, label: text, isDisabled }: SelectOption) => (
    <option key={value} value={value} disabled={isDisabled} lang={foreignLang(text)}>
      {text}
    </option>
  );
  return (
    <Field label={label} help={help} message={message} required={required} {...(className && { className })}>
      {(control) => (
        <span className="relative block">
          <select className={"control select"} {...rest} {...control}>
            {placeholder !== undefined && (
              <option value="" disabled={required}>
                {placeholder}
              </option>
            )}
            {options.map(toElement)}
            {group && group.options.length > 0 && (
              <optgroup label={group.label}>{group.options.map(toElement)}</optgroup>
            )}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
