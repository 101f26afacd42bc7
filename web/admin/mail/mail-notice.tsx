import MailX from "lucide-react/icons/mail-x";
import { useState } from "react";
import type { Notices } from "#domain/today/today.ts";
import { NoticeLine } from "#web/admin/details/notice-line.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { SmallButton } from "#web/ui/small-button.tsx";
import { FailuresDialog } from "./failures-dialog.tsx";

type MailState = NonNullable<Notices["mail"]>;

/** LE3: says that mail is not set up or waits for its server, or what could not be sent, and leads to it. */
export function MailNotice({ state }: Readonly<{ state: MailState }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const failures = state.failed_mails + state.failed_jobs;
  const problem = !state.is_set_up
    ? t("mail.notSetUp")
    : state.delayed > 0
      ? state.delayed === 1
        ? t("mail.oneDelayed")
        : t("mail.delayed", { number: format.number(state.delayed) })
      : state.has_recipients
        ? null
        : t("mail.noRecipients");
  // An open dialog stays, also after the last mail was sent.
  if (problem === null && failures === 0 && !isOpen) return null;
  const failed =
    failures === 1 ? t("mail.oneFailure") : t("mail.failures", { number: format.number(failures) });
  return (
    <NoticeLine
      icon={MailX}
      title={problem ?? failed}
      action={
        failures > 0 && (
          <SmallButton onClick={() => setIsOpen(true)}>{problem ? failed : t("mail.look")}</SmallButton>
        )
      }
    >
      <FailuresDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </NoticeLine>
  );
}
