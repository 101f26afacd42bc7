import { type ComponentProps, useId } from "react";
import { Icon } from "#web/icons/icon.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";

type Props = Readonly<{
  label: string;
  options: readonly Readonly<{ value: string; label: string; help?: string }>[];
  /** Two beside each other where there is room. */
  hasColumns?: boolean;
  /** Of `useSimpleForm`: the same for each box. */
  field: Omit<ComponentProps<typeof CheckboxField>, "label"> & Readonly<{ message: string | undefined }>;
}>;

/** Several of these may be chosen. */
export function CheckboxGroup({ label, options, hasColumns = false, field: { message, ...control } }: Props) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={message ? id : undefined}>
      <legend className="field-label">{label}</legend>
      <div className={hasColumns ? "grid sm:grid-cols-2" : "grid"}>
        {options.map(({ value, label: text, help }) => (
          <CheckboxField
            key={value}
            value={value}
            label={text}
            {...(help !== undefined && { help })}
            aria-invalid={message ? true : undefined}
            {...control}
          />
        ))}
      </div>
      {message && (
        <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger-strong">
          <Icon name="circle-alert" className="mt-[0.3em] size-4 shrink-0" />
          {message}
        </p>
      )}
    </fieldset>
  );
}
