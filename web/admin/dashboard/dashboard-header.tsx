import CircleUser from "lucide-react/icons/circle-user";
import ExternalLink from "lucide-react/icons/external-link";
import LogOut from "lucide-react/icons/log-out";
import { type ReactNode, useState } from "react";
import type { Profile } from "#domain/session/session.ts";
import { AccountDialog } from "#web/admin/account/account-dialog.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { BrandMark } from "#web/brand/brand-mark.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { PageLink } from "#web/ui/page-link.tsx";

type Props = Readonly<{ user: Profile; onLogOut: () => Promise<void>; languageToggle: ReactNode }>;

export function DashboardHeader({ user, onLogOut, languageToggle }: Props) {
  const { t } = useAdminTranslation();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [isAccountOpen, setAccountOpen] = useState(false);
  const logOut = () => {
    setLoggingOut(true);
    void onLogOut();
  };
  return (
    <header className="tall:sticky top-0 z-40 border-line border-b bg-paper">
      <div className="page-width flex items-center gap-2 py-2 sm:gap-3">
        <PageLink
          to="/"
          aria-label={t("dashboard.site")}
          className="touch grid max-w-20 shrink-0 place-items-center rounded-md sm:max-w-44"
        >
          <BrandMark className="size-9" />
        </PageLink>
        <div className="mr-auto min-w-0">
          <PageHeading className="text-base sm:text-xl">{t("dashboard.title")}</PageHeading>
          <p className="truncate text-ink-soft text-xs max-sm:sr-only">
            {t("dashboard.loggedInAs", { name: user.display_name ?? user.username })}
          </p>
        </div>
        <ButtonLink
          look="quiet"
          size="small"
          to="/"
          icon={<ExternalLink aria-hidden className="size-4" />}
          className="max-sm:hidden"
        >
          {t("dashboard.site")}
        </ButtonLink>
        {languageToggle}
        <IconButton label={t("account.open")} onClick={() => setAccountOpen(true)}>
          <CircleUser aria-hidden />
        </IconButton>
        <AccountDialog isOpen={isAccountOpen} onClose={() => setAccountOpen(false)} />
        <Button
          look="secondary"
          size="small"
          icon={<LogOut aria-hidden className="size-4" />}
          aria-label={t("dashboard.logOut")}
          isBusy={isLoggingOut}
          onClick={logOut}
        >
          <span className="max-sm:hidden">{t("dashboard.logOut")}</span>
        </Button>
      </div>
    </header>
  );
}
