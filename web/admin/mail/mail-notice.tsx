import { useQuery } from "@tanstack/react-query";
import MailX from "lucide-react/icons/mail-x";
import { useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { isOwnApi } from "#web/api/api-url.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { FailuresDialog } from "./failures-dialog.tsx";
import { fetchMailState, mailQueryKey } from "./mail-calls.ts";

/** LE3: says that mail is not set up, or what could not be sent, and leads to it. Shows nothing if all is well. */
export function MailNotice() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { data: state } = useQuery({
    queryKey: [mailQueryKey, "state"],
    queryFn: fetchMailState,
    enabled: isOwnApi(),
    refetchInterval: useRefreshInterval(),
  });
  if (!state) return null;
  const failures = state.failed_mails + state.failed_jobs;
  const missing = !state.is_set_up
    ? t("mail.notSetUp")
    : !state.has_recipients
      ? t("mail.noRecipients")
      : null;
  if (missing === null && failures === 0 && !isOpen) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 rounded-md bg-sunken px-4 text-sm">
      {missing && (
        <p className="flex items-center gap-2 py-2 text-ink-soft">
          <MailX aria-hidden className="size-4 shrink-0" />
          {missing}
        </p>
      )}
      {(failures > 0 || isOpen) && (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="touch inline-flex items-center gap-2 font-semibold text-indigo underline-offset-4 hover:underline"
        >
          {!missing && <MailX aria-hidden className="size-4 shrink-0 text-ink-soft" />}
          {failures === 1 ? t("mail.oneFailure") : t("mail.failures", { number: format.number(failures) })}
        </button>
      )}
      <FailuresDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
