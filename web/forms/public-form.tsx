import type { ReactNode } from "react";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { FormActions } from "#web/ui/form-row.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Submit } from "#web/ui/use-submit-guard.ts";
import type { FormInstance } from "./form-card.tsx";
import { HoneypotField } from "./honeypot-field.tsx";
import type { PublicFormState } from "./use-public-form.ts";

// Rendered from the start, so that its file has loaded before the connection is lost.
const SendAgain = deferHydration(async () => (await import("./send-again.tsx")).SendAgain);

type Props = Readonly<{
  state: PublicFormState;
  sheet: FormInstance;
  submitLabel: string;
  /** Reduces the spacing of a short form. */
  isCompact?: boolean;
  /** Without JavaScript, its files are posted too. */
  hasFiles?: boolean;
  /** Instead of the state's, as in a form of several steps. */
  onSubmit?: Submit;
  /** Buttons before the submit button. */
  buttons?: ReactNode;
  /** Places what ends the form. */
  renderEnd?: (end: ReactNode) => ReactNode;
  children: ReactNode;
}>;

/** Without JavaScript, the browser posts the form to its page. With it, the API gets the content. */
export function PublicForm({
  state,
  sheet,
  submitLabel,
  isCompact = false,
  hasFiles = false,
  onSubmit = state.submit,
  buttons,
  renderEnd = (end) => end,
  children,
}: Props) {
  const { t } = useProblemTranslation();
  const { isSending, reason } = state;
  const submitButton = (
    <Button
      type="submit"
      isBusy={isSending}
      icon={<Icon name="send" />}
      className={isCompact ? "sm:justify-self-start" : ""}
    >
      {submitLabel}
    </Button>
  );
  return (
    <Form
      ref={state.element}
      method="post"
      {...(hasFiles && { encType: "multipart/form-data" as const })}
      action="#form"
      guard={sheet.guard}
      onInput={sheet.onInput}
      onSubmit={onSubmit}
      className={isCompact ? "grid gap-5" : ""}
    >
      {children}
      <HoneypotField ref={state.honeypot} />
      {renderEnd(
        <>
          {reason && (
            <div className={isCompact ? "" : "mb-6"}>
              <Notice tone="danger" title={state.failedTitle}>
                {reason} {t("problems.kept")}
                <SendAgain isOffered={state.hasLostConnection} />
              </Notice>
            </div>
          )}
          {!reason && <SendAgain isOffered={false} />}
          <p className={`text-ink-soft text-sm ${isCompact ? "" : "mb-6"}`}>
            {t("consent.text")}{" "}
            <TextLink to="/privacy" target="_blank">
              {t("consent.link")}
            </TextLink>
          </p>
          {isCompact ? (
            submitButton
          ) : (
            <FormActions>
              {buttons}
              {submitButton}
            </FormActions>
          )}
        </>,
      )}
    </Form>
  );
}
