import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Pencil from "lucide-react/icons/pencil";
import type { ListedAccount } from "#domain/session/accounts.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useProfile } from "#web/admin/session/use-access-scope.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";

type Props = Readonly<{ account: ListedAccount; onChange: () => void; onShowSessions: () => void }>;

export function AccountItem({ account, onChange, onShowSessions }: Props) {
  const { t } = useAdminTranslation();
  const { username: name, display_name: displayName, role, email, phone } = account;
  const format = useFormat();
  const isOwn = useProfile()?.username === name;
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-line border-b py-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span
            className={`wrap-anywhere font-semibold ${account.is_disabled ? "text-ink-soft line-through" : ""}`}
          >
            {name}
          </span>
          <Badge tone={role === "admin" ? "blue" : "grey"}>{t(`accounts.roles.${role ?? "none"}`)}</Badge>
          {isOwn && <Badge tone="green">{t("accounts.you")}</Badge>}
          {account.is_disabled && <Badge tone="red">{t("accounts.disabled")}</Badge>}
          {account.can_see_papers && <Badge>{t("accounts.papers")}</Badge>}
          {account.has_second_factor && <Badge>{t("accounts.secondFactor")}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {displayName && `${displayName} · `}
          {email && `${email} · `}
          {phone && `${format.digits(phone)} · `}
          {account.last_used_at ? (
            <>
              {t("accounts.lastUsed")} <DateTimeText iso={account.last_used_at} />
            </>
          ) : (
            t("accounts.notUsed")
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SmallButton
          icon={<MonitorSmartphone />}
          aria-label={t("accounts.showSessionsOf", { name })}
          onClick={onShowSessions}
        >
          {t("accounts.sessions")}
        </SmallButton>
        <SmallButton icon={<Pencil />} aria-label={t("accounts.changeOf", { name })} onClick={onChange}>
          {t("accounts.change")}
        </SmallButton>
      </div>
    </li>
  );
}
