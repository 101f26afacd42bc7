import CircleUser from "lucide-react/icons/circle-user";
import ExternalLink from "lucide-react/icons/external-link";
import LogOut from "lucide-react/icons/log-out";
import { type ReactNode, useState } from "react";
import type { Profile } from "#domain/session/session.ts";
import { FindButton } from "#web/admin/find/find-button.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { BrandMark } from "#web/brand/brand-mark.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";

const loadAccount = () => import("#web/admin/account/account-dialog.tsx");
const loadApiKeys = async () => (await import("#web/admin/api-keys/api-keys.tsx")).ApiKeys;

type Props = Readonly<{
  /** Null while the session is checked. */
  user: Profile | null;
  onLogOut: () => Promise<void>;
  languageToggle: ReactNode;
}>;

/** DY1: the server renders it. What needs an account has its place from the beginning, so that nothing moves. */
export function DashboardHeader({ user, onLogOut, languageToggle }: Props) {
  const { t } = useAdminTranslation();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [isAccountOpen, setAccountOpen] = useState(false);
  const account = useLazyModule(isAccountOpen, loadAccount, () => setAccountOpen(false));
  const logOut = () => {
    setLoggingOut(true);
    void onLogOut();
  };
  const ofUser = user ? "" : "invisible";
  return (
    <header className="dashboard-header tall:sticky top-0 z-40 flex items-center gap-2 border-line border-b bg-paper px-gutter sm:gap-3">
      <PageLink
        to="/"
        aria-label={t("dashboard.site")}
        className="touch grid max-w-20 shrink-0 place-items-center rounded-md sm:max-w-44"
      >
        <BrandMark className="size-9" />
      </PageLink>
      <div className="mr-auto min-w-0">
        <PageHeading className="max-sm:sr-only sm:text-xl">{t("dashboard.title")}</PageHeading>
        <p className={`truncate text-ink-soft text-xs max-sm:sr-only ${ofUser}`}>
          {t("dashboard.loggedInAs", { name: user?.display_name ?? user?.username ?? "" })}
        </p>
      </div>
      {apiHas("ownTabs") && <FindButton className={ofUser} />}
      <ButtonLink look="quiet" size="small" to="/" icon={<ExternalLink />} className="max-sm:hidden">
        {t("dashboard.site")}
      </ButtonLink>
      {languageToggle}
      <IconButton label={t("account.open")} onClick={() => setAccountOpen(true)} className={ofUser}>
        <CircleUser aria-hidden />
      </IconButton>
      {account && (
        <account.AccountDialog
          isOpen={isAccountOpen}
          onClose={() => setAccountOpen(false)}
          loadApiKeys={loadApiKeys}
        />
      )}
      <SmallButton
        icon={<LogOut />}
        aria-label={t("dashboard.logOut")}
        isBusy={isLoggingOut}
        onClick={logOut}
        className={ofUser}
      >
        <span className="max-sm:hidden">{t("dashboard.logOut")}</span>
      </SmallButton>
    </header>
  );
}
