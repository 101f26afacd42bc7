import { type ReactNode, useId } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";

export type FieldProps = Readonly<{
  label: string;
  help?: ReactNode;
  /** The error message; while it is set, the field is marked invalid. */
  message?: string | undefined;
  required?: boolean | undefined;
}>;

/** Connects a control with its label, help and message. */
type ControlProps = Readonly<{
  id: string;
  required: boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}>;

type Props = FieldProps &
  Readonly<{
    className?: string;
    /** For a field of several controls, which refer to their label by its id. */
    hasLabelId?: boolean;
    children: (control: ControlProps) => ReactNode;
  }>;

export function Field({ label, help, message, required, className, hasLabelId, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const descriptionIds = [message && `${id}-message`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <div className={className ? `min-w-0 ${className}` : "min-w-0"}>
      <label id={hasLabelId ? `${id}-label` : undefined} htmlFor={id} className="field-label">
        {label}
        {required && (
          <span title={t("ui.required")} aria-hidden className="ml-1 text-madder-strong">
            *
          </span>
        )}
      </label>
      {children({
        id,
        required,
        "aria-invalid": message ? true : undefined,
        "aria-describedby": descriptionIds || undefined,
      })}
      {message && (
        <p id={`${id}-message`} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger-strong">
          <Icon name="circle-alert" className="mt-[0.3em] size-4 shrink-0" />
          {message}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
}
