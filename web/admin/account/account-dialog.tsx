import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { LazyContent } from "#web/admin/loading/lazy-content.tsx";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { fetchSecondFactor } from "./account-calls.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { OwnName } from "./own-name.tsx";
import { OwnPhone } from "./own-phone.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";
import { SessionList } from "./session-list.tsx";
import { TurnOffForm } from "./turn-off-form.tsx";

type Props = Readonly<{
  isOpen: boolean;
  onClose: () => void;
  /** IM6: the user's keys; admins find them in the settings. */
  loadApiKeys: () => Promise<ComponentType>;
}>;

/** LE8: the user's own account. A click outside does not close it, because recovery codes are shown only once. */
export function AccountDialog({ isOpen, onClose, loadApiKeys }: Props) {
  const { t } = useAdminTranslation();
  const hasSettings = useAccessScope("settings") === "all";
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t("account.title")}
      hasStaticBackdrop
      isBodyFocusable
    >
      {isOpen && (
        <div className="grid gap-8">
          {apiHas("accounts") && (
            <>
              <DetailSection title={t("account.sessions.title")}>
                <SessionList />
              </DetailSection>
              <DetailSection title={t("account.name.title")}>
                <OwnName />
              </DetailSection>
              <DetailSection title={t("account.phone.title")}>
                <OwnPhone />
              </DetailSection>
              <DetailSection title={t("account.calendar.title")}>
                <CalendarFeed />
              </DetailSection>
              <DetailSection title={t("account.password.title")}>
                <PasswordForm />
              </DetailSection>
              {!hasSettings && (
                <DetailSection title={t("account.keys")}>
                  <LazyContent load={loadApiKeys} given={{}} />
                </DetailSection>
              )}
            </>
          )}
          <DetailSection title={t("account.factor")}>
            <SecondFactor onClose={onClose} />
          </DetailSection>
        </div>
      )}
    </Dialog>
  );
}

function SecondFactor({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useAdminTranslation();
  // Never refetched while the dialog is open: once the factor is on, a refetch would hide the recovery codes.
  const state = useQuery({
    queryKey: ["account", "second-factor"],
    queryFn: fetchSecondFactor,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (state.isError) return <QueryError title={t("account.failed")} query={state} />;
  if (!state.data) return <Spinner />;
  if (!state.data.is_on) return <SecondFactorSetup onDone={onClose} />;
  return <TurnOffForm codesLeft={state.data.recovery_codes_left} onClose={onClose} />;
}
