import Copy from "lucide-react/icons/copy";
import type { NewInvitation } from "#domain/session/accounts.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopyField } from "#web/ui/use-copy-field.ts";

type Props = Readonly<{ invitation: NewInvitation; onDone: () => void }>;

/** The link can't be read again, so the dialog stays until it is closed. */
export function InvitationLink({ invitation, onDone }: Props) {
  const { t } = useAdminTranslation();
  const { username: name, email, link } = invitation;
  const { field, isCopied, copy } = useCopyField(link);
  return (
    <div className="grid gap-4">
      <Notice tone="success" title={t("accounts.invited", { name })} isAlert>
        {t("accounts.invitedText")}{" "}
        {invitation.is_mailed && email && t("accounts.mailed", { address: email })}
      </Notice>
      <TextField label={t("accounts.link")} {...field} />
      <p className="text-ink-soft text-sm first-letter:uppercase">
        {t("accounts.linkUntil")} <DateText iso={invitation.expires_at} hasOtherCalendar />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t(isCopied ? "accounts.copied" : "accounts.copy")}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {t("accounts.done")}
        </Button>
      </div>
    </div>
  );
}
