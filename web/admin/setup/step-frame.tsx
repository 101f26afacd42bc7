import { type ReactNode, useEffect, useRef } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { FormActions } from "#web/ui/form-row.tsx";

type Props = Readonly<{ title: string; text: string; children: ReactNode }>;

/** The heading of a step gets the focus, so that screen readers start there and a phone scrolls up. */
export function StepFrame({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} id="page-heading" tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-2 mb-6 max-w-text text-ink-soft">{text}</p>
      {children}
    </>
  );
}

type ActionsProps = Readonly<{
  isBusy?: boolean;
  label?: string;
  onBack?: () => void;
  onSkip?: () => void;
  /** Without it, the button submits its form. */
  onNext?: () => void;
}>;

export function StepActions({ isBusy = false, label, onBack, onSkip, onNext }: ActionsProps) {
  const { t } = useAdminTranslation();
  return (
    <FormActions>
      {onBack && (
        <Button look="quiet" onClick={onBack} className="sm:mr-auto">
          {t("setup.back")}
        </Button>
      )}
      {onSkip && (
        <Button look="secondary" onClick={onSkip}>
          {t("setup.skip")}
        </Button>
      )}
      <Button type={onNext ? "button" : "submit"} isBusy={isBusy} onClick={onNext}>
        {label ?? t("setup.next")}
      </Button>
    </FormActions>
  );
}
