import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useCall } from "#web/admin/calls/use-call.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { fetchFailures, mailQueryKey, retryJob, retryMail } from "./mail-calls.ts";

/** LE3: mails that could not be sent and jobs that failed, each with a way to try again. */
export function FailuresDialog({ isOpen, onClose }: Readonly<{ isOpen: boolean; onClose: () => void }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const failures = useQuery({
    queryKey: [mailQueryKey, "failures"],
    queryFn: fetchFailures,
    enabled: isOpen,
  });
  const { mails = [], jobs = [] } = failures.data ?? {};
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("mail.title")}
      text={t("mail.text")}
      size="lg"
      isBodyFocusable
    >
      {failures.isError && <QueryError title={t("mail.loadFailed")} query={failures} />}
      {failures.isPending && <Spinner />}
      {failures.isSuccess && mails.length + jobs.length === 0 && <p>{t("mail.none")}</p>}
      <ul className="grid divide-y divide-line">
        {mails.map((mail) => (
          <Failure
            key={mail.id}
            title={mail.subject}
            error={mail.error}
            failedAt={mail.created_at}
            action={t("mail.sendAgain")}
            actionLabel={t("mail.sendAgainTo", { address: mail.to_address })}
            onRetry={() => retryMail(mail.id)}
          >
            {t("mail.to", { address: mail.to_address })}
          </Failure>
        ))}
        {jobs.map((job) => (
          <Failure
            key={job.id}
            title={isKnownQueue(job.queue) ? t(`mail.queues.${job.queue}`) : job.queue}
            error={job.error}
            failedAt={job.failed_at}
            action={t("mail.tryAgain")}
            actionLabel={t("mail.tryAgain")}
            onRetry={() => retryJob(job.id)}
          >
            {t("mail.attempts", { number: format.number(job.attempts) })}
          </Failure>
        ))}
      </ul>
    </Dialog>
  );
}

type FailureProps = Readonly<{
  title: string;
  error: string;
  failedAt: string;
  action: string;
  actionLabel: string;
  onRetry: () => Promise<void>;
  children: ReactNode;
}>;

function Failure({ title, error, failedAt, action, actionLabel, onRetry, children }: FailureProps) {
  const { t } = useAdminTranslation();
  const retrying = useCall({
    call: onRetry,
    failed: t("mail.retryFailed"),
    changed: { queryKey: [mailQueryKey] },
  });
  return (
    <li className="grid items-center gap-3 py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          <LangText>{title}</LangText>
        </p>
        <p className="text-ink-soft text-sm">
          {children} · <DateTimeText iso={failedAt} />
        </p>
        <p lang="en" className="text-danger-strong text-sm">
          {error}
        </p>
      </div>
      <SmallButton isBusy={retrying.isPending} aria-label={actionLabel} onClick={() => retrying.mutate()}>
        {action}
      </SmallButton>
    </li>
  );
}

const queues = ["send-mail", "notify-staff", "morning-summary"] as const;

function isKnownQueue(queue: string): queue is (typeof queues)[number] {
  return queues.some((known) => known === queue);
}
