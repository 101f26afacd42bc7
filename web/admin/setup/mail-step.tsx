import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { testMailInputSchema } from "#domain/mail/mail.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { fetchMailState, mailQueryKey } from "#web/admin/mail/mail-calls.ts";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { sendTestMail } from "./setup-calls.ts";
import { changeSetupProgress } from "./setup-progress.ts";
import { StepActions, StepFrame } from "./step-frame.tsx";

const example = `SMTP_URL=smtps://user:password@mail.example.com
MAIL_FROM="Company <office@example.com>"
NOTIFY_EMAIL=office@example.com`;

export function MailStep() {
  const { t } = useAdminTranslation();
  const query = useQuery({ queryKey: [mailQueryKey, "state"], queryFn: fetchMailState });
  return (
    <StepFrame title={t("setup.mail.title")} text={t("setup.mail.text")}>
      <div className="grid gap-6">
        {query.isError && <QueryError title={t("setup.failed")} query={query} />}
        {query.data && (query.data.is_set_up ? <TestMail /> : <HowToSetUp />)}
        <StepActions onNext={() => changeSetupProgress({ step: "place" })} />
      </div>
    </StepFrame>
  );
}

function HowToSetUp() {
  const { t } = useAdminTranslation();
  return (
    <div>
      <Notice title={t("setup.mail.missing")}>{t("setup.mail.missingText")}</Notice>
      <pre translate="no" className="mt-4 whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken p-4 text-sm">
        {example}
      </pre>
    </div>
  );
}

function TestMail() {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  // The same mail may be sent again: each has its own idempotency key.
  const sentCount = useRef(0);
  const [result, setResult] = useState<Awaited<ReturnType<typeof sendTestMail>>>();
  const { field, onSubmit, isSending, failure } = useSimpleForm({
    schema: testMailInputSchema,
    defaultValues: { to: "", language },
    async send({ to }, attempt) {
      setResult(undefined);
      const headers = attempt.getIdempotencyHeaders({ to, language, sentCount: sentCount.current });
      const answer = await sendTestMail(to, language, headers);
      if (answer.is_sent) sentCount.current += 1;
      setResult(answer);
      return false;
    },
  });
  return (
    <Form method="post" onSubmit={onSubmit} className="grid gap-5">
      <TextField label={t("setup.mail.to")} type="email" autoComplete="email" required {...field("to")} />
      {(failure || result?.is_sent === false) && (
        <Notice tone="danger" title={t("setup.mail.notSent")} isAlert>
          <span className="wrap-anywhere">{failure ?? result?.error}</span>
        </Notice>
      )}
      {result?.is_sent && (
        <Notice tone="success" title={t("setup.mail.sent")} isAlert>
          {t("setup.mail.sentText")}
        </Notice>
      )}
      <Button type="submit" look="secondary" isBusy={isSending} className="justify-self-start">
        {t("setup.mail.send")}
      </Button>
    </Form>
  );
}
