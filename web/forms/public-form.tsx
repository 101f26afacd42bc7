import Send from "lucide-react/icons/send";
import type { ReactNode } from "react";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { FormActions } from "#web/ui/form-row.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { SheetProps } from "./form-card.tsx";
import { HoneypotField } from "./honeypot-field.tsx";
import type { PublicFormState } from "./use-public-form.ts";

type Props = Readonly<{
  state: PublicFormState;
  sheet: SheetProps;
  submitLabel: string;
  /** A short form of one group: its parts stand closer. */
  isCompact?: boolean;
  children: ReactNode;
}>;

/** A plain form that posts itself, without pictures; with JavaScript it goes to the API instead. */
export function PublicForm({ state, sheet, submitLabel, isCompact = false, children }: Props) {
  const { t } = useFormTranslation();
  const { isSending, reason } = state;
  const send = (
    <Button
      type="submit"
      isBusy={isSending}
      icon={<Send aria-hidden className="size-4" />}
      className={isCompact ? "sm:justify-self-start" : ""}
    >
      {submitLabel}
    </Button>
  );
  return (
    <Form
      ref={state.element}
      method="post"
      action="#form"
      guard={sheet.guard}
      onInput={sheet.onInput}
      onSubmit={state.submit}
      className={isCompact ? "grid gap-5" : ""}
    >
      {children}
      <HoneypotField ref={state.honeypot} />
      {reason && (
        <div className={isCompact ? "" : "mb-6"}>
          <Notice tone="danger" title={state.failedTitle}>
            {reason} {t("problems.kept")}
          </Notice>
        </div>
      )}
      {isCompact ? send : <FormActions>{send}</FormActions>}
    </Form>
  );
}
