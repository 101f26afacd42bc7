import type { Invitation } from "#domain/session/accounts.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { accountsKey, withdrawInvitation } from "./account-calls.ts";

/** Shows nothing if there is none. */
export function InvitationList({ invitations }: Readonly<{ invitations: readonly Invitation[] }>) {
  const { t } = useAdminTranslation();
  const withdrawing = useCall({
    call: withdrawInvitation,
    failed: t("accounts.withdrawFailed"),
    changed: { queryKey: [accountsKey] },
  });
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations-title" className="mb-6 rounded-md bg-sunken px-4 py-3">
      <h3 id="invitations-title" className="text-base">
        {t("accounts.invitations")}
      </h3>
      <ul className="divide-y divide-line">
        {invitations.map(({ id, username: name, role, email, invited_by: by, expires_at: expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="wrap-anywhere font-semibold">{name}</span>
                <Badge tone={role === "admin" ? "blue" : "grey"}>{t(`accounts.roles.${role}`)}</Badge>
              </p>
              <p className="wrap-anywhere text-ink-soft text-sm">
                {email && `${email} · `}
                {t("accounts.invitedBy", { name: by })}
                {" · "}
                {t("accounts.linkUntil")} <DateText iso={expiresAt} hasOtherCalendar />
              </p>
            </div>
            <SmallButton
              aria-label={t("accounts.withdrawOf", { name })}
              isBusy={withdrawing.isPending && withdrawing.variables === id}
              onClick={() => withdrawing.mutate(id)}
            >
              {t("accounts.withdraw")}
            </SmallButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
