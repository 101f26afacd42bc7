import { Combobox } from "@base-ui/react/combobox";
import type { Ref } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";
import { Field, type FieldProps } from "./field.tsx";
import type { SelectOption } from "./select-field.tsx";

type Props = FieldProps &
  Readonly<{
    options: readonly SelectOption[];
    value: string;
    onChange: (value: string) => void;
    onBlur?: () => void;
    name?: string;
    placeholder?: string;
    disabled?: boolean;
    className?: string;
    ref?: Ref<HTMLInputElement>;
  }>;

const buttonClass = "grid h-full w-10 place-items-center text-ink-soft hover:text-ink [&>svg]:size-5";

/** A select with a text filter, for long lists. Short lists and public forms use SelectField. */
export function ComboboxField({
  label,
  help,
  message,
  required,
  options,
  value,
  onChange,
  onBlur,
  name,
  placeholder,
  disabled = false,
  className,
  ref,
}: Props) {
  const { t } = useTranslation();
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field label={label} help={help} message={message} required={required} {...(className && { className })}>
      {({ id, ...control }) => (
        <Combobox.Root
          items={options}
          value={chosen}
          onValueChange={(option: SelectOption | null) => onChange(option?.value ?? "")}
          isItemEqualToValue={(one: SelectOption, other: SelectOption) => one.value === other.value}
          disabled={disabled}
          autoHighlight
          {...(name && { name })}
        >
          <Combobox.InputGroup className="relative">
            <Combobox.Input
              id={id}
              ref={ref}
              placeholder={placeholder}
              onBlur={onBlur}
              className="pr-20 control"
              {...control}
            />
            <span className="absolute inset-y-0 right-1 flex items-center">
              <Combobox.Clear aria-label={t("ui.choices.clear")} className={buttonClass}>
                <Icon name="x" />
              </Combobox.Clear>
              <Combobox.Trigger aria-label={t("ui.choices.show")} className={buttonClass}>
                <Icon name="chevron-down" />
              </Combobox.Trigger>
            </span>
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={6} collisionPadding={8} className="z-60">
              <Combobox.Popup className="w-(--anchor-width) overflow-hidden rounded-md border border-line-strong bg-surface shadow-lg">
                <Combobox.Empty className="px-4 py-3 text-ink-soft empty:hidden">
                  {t("ui.choices.none")}
                </Combobox.Empty>
                <Combobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain py-1 data-empty:hidden">
                  {(option: SelectOption) => (
                    <Combobox.Item
                      key={option.value}
                      value={option}
                      disabled={option.isDisabled ?? false}
                      className="flex min-h-touch cursor-pointer select-none items-center gap-3 px-4 data-disabled:cursor-not-allowed data-highlighted:bg-sunken data-disabled:text-ink-faint"
                    >
                      <span className="grow">{option.label}</span>
                      <Combobox.ItemIndicator>
                        <Icon name="check" className="size-5 text-leaf" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
