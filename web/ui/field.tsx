import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";

export type FieldProps = Readonly<{
  label: string;
  /** What to write and why it is asked, said before any mistake. */
  help?: ReactNode;
  /** What is wrong, in words; the field is marked invalid while there is one. */
  message?: string | undefined;
  required?: boolean | undefined;
}>;

/** What a control takes so that label, help and message belong to it. */
type ControlProps = Readonly<{
  id: string;
  required: boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}>;

type Props = FieldProps & Readonly<{ className?: string; children: (control: ControlProps) => ReactNode }>;

/** A label, its control, and below it what helps and what is wrong. */
export function Field({ label, help, message, required, className = "", children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const described = [message && `${id}-message`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
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
        "aria-describedby": described || undefined,
      })}
      {message && (
        <p id={`${id}-message`} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger-strong">
          <CircleAlert aria-hidden className="mt-[0.3em] size-4 shrink-0" />
          {message}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-soft">
          {help}
        </p>
      )}
    </div>
  );
}
