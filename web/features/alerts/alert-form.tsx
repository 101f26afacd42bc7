import { useEffect, useRef, useState } from "react";
import { maxLengths } from "#domain/max-lengths.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { alertFormPath } from "#domain/site/alert-page-path.ts";
import { type Honeypot, HoneypotField, readBotSignals } from "#web/forms/honeypot-field.tsx";
import type { PostedForm } from "#web/forms/posted-form.ts";
import { useFocusInvalid } from "#web/forms/use-focus-invalid.ts";
import { useFormDraft } from "#web/forms/use-form-draft.ts";
import { useAlertTranslation } from "#web/i18n/alert-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { AlertProblem } from "./send-alert.ts";

type Props = Readonly<{
  listing: ListingType;
  query: string;
  /** Set if the form was posted without JavaScript and rejected. */
  posted?: PostedForm | undefined;
}>;
type State = Readonly<{ is: "idle" | "sending" | "sent"; problem?: AlertProblem | null; attempts: number }>;

/** VT5: one address for one search. Without JavaScript, the browser posts it to the page of the form. */
export function AlertForm({ listing, query, posted }: Props) {
  const { t } = useAlertTranslation();
  const pageAddress = usePageAddress();
  const draft = useFormDraft("alert", posted?.values);
  const honeypot = useRef<Honeypot>(null);
  const [state, setState] = useState<State>({ is: "idle", problem: problemOf(posted), attempts: 0 });
  const form = useFocusInvalid(state.attempts);
  const sentNotice = useRef<HTMLDivElement>(null);
  const isSent = state.is === "sent";
  useEffect(() => {
    if (isSent) sentNotice.current?.focus();
  }, [isSent]);

  async function submit(): Promise<boolean> {
    setState((now) => ({ ...now, is: "sending" }));
    const email = String(new FormData(form.current ?? undefined).get("email") ?? "");
    const problem = await send({ email, listing, query }, honeypot);
    if (problem === "automated") honeypot.current?.clear();
    if (problem === null) draft.replace();
    setState((now) => ({ is: problem === null ? "sent" : "idle", problem, attempts: now.attempts + 1 }));
    return problem === null;
  }

  if (isSent)
    return (
      <div ref={sentNotice} tabIndex={-1} className="outline-none">
        <Notice tone="success" title={t("sent.title")} isAlert>
          {t("sent.text")}
        </Notice>
      </div>
    );
  const { problem } = state;
  const action = `${alertFormPath}?${new URLSearchParams({ listing, query })}`;
  return (
    <Form
      key={draft.number}
      ref={form}
      id="form"
      method="post"
      action={pageAddress(action)}
      onInput={draft.keep}
      onSubmit={submit}
      className="grid gap-4"
    >
      <p className="text-ink-soft">{t("lead")}</p>
      <input type="hidden" name="listing" value={listing} />
      <input type="hidden" name="query" value={query} />
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t("email")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={maxLengths.email}
          required
          defaultValue={draft.values.email ?? ""}
          message={problem === "invalid" ? t("problems.invalid") : undefined}
          className="w-full sm:w-80"
        />
        <Button type="submit" isBusy={state.is === "sending"} className="w-full sm:mt-7.5 sm:w-auto">
          {t("submit")}
        </Button>
      </div>
      <HoneypotField ref={honeypot} />
      {problem && problem !== "invalid" && (
        <Notice tone="danger" isAlert>
          {t(`problems.${problem}`)}
        </Notice>
      )}
      <p className="text-ink-soft text-sm">
        {t("privacy")} <TextLink to="/privacy">{t("link")}</TextLink>
      </p>
    </Form>
  );
}

/** The code that sends is loaded when it is used. */
async function send(
  input: Readonly<{ email: string; listing: ListingType; query: string }>,
  honeypot: Parameters<typeof readBotSignals>[0],
): Promise<AlertProblem | null> {
  try {
    const { sendAlert } = await import("./send-alert.ts");
    return await sendAlert(input, readBotSignals(honeypot));
  } catch {
    return "offline";
  }
}

function problemOf(posted: PostedForm | undefined): AlertProblem | null {
  if (!posted) return null;
  if (posted.problem === "looks_automated") return "automated";
  if (posted.problem === "too_many_requests") return "tooMany";
  return posted.hasFailed ? "failed" : "invalid";
}
