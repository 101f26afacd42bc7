import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Profile } from "#domain/session/session.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { usePageNavigate } from "#web/ui/page-link.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { showToast } from "#web/ui/toast.ts";
import { callAsAdmin } from "./call-as-admin.ts";
import { findStaff } from "./find-staff.ts";
import { logOut } from "./log-in.ts";
import { storedSession, useSession } from "./stored-session.ts";
import { useHasUnsavedWork } from "./unsaved-work.ts";

type Session = Readonly<{
  /** Null until it is known that the user may see the dashboard. */
  user: Profile | null;
  logOut: () => Promise<void>;
  /** Shown while there is no user. */
  status: ReactNode;
  /** There is a session, but the server can't be reached to check it. */
  isUnreachable: boolean;
}>;
type Props = Readonly<{ children: (session: Session) => ReactNode }>;

/**
 * LO4: has a user only for admins and agents. For others it clears the session and navigates to the login, unless there is
 * unsaved work: then the editor asks to log in (decision 17).
 */
export function RequireSession({ children }: Props) {
  const { t } = useAdminTranslation();
  const session = useSession();
  const { search } = useLocation();
  const openPage = usePageNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const check = useQuery({
    queryKey: ["session", session?.user.username],
    queryFn: () => findStaff(callAsAdmin),
    enabled: Boolean(session),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const isRejected = check.data === null;
  useEffect(() => {
    if (isRejected) void logOut();
  }, [isRejected]);

  const hasUnsavedWork = useHasUnsavedWork();
  const lastAdmin = useLastDefined(check.data ?? undefined);

  const needsLogin = session === null && !isLeaving && !hasUnsavedWork;
  useEffect(() => {
    if (!needsLogin) return;
    storedSession.clear();
    void openPage("/login", { replace: true, state: { search } });
  }, [needsLogin, openPage, search]);

  const leave = async () => {
    setLeaving(true);
    await logOut();
    showToast({ tone: "success", title: t("dashboard.loggedOut"), text: t("dashboard.loggedOutText") });
    await openPage("/");
  };

  const admin = session && check.data ? check.data : hasUnsavedWork && !isRejected ? lastAdmin : undefined;
  return children({
    user: admin ?? null,
    logOut: leave,
    isUnreachable: Boolean(session) && (check.isError || check.isPaused),
    status: check.isError ? (
      <QueryError title={t("guard.failed")} query={check} />
    ) : (
      <p role="status" className="flex items-center gap-3 text-lg text-ink-soft">
        <Spinner />
        {isLeaving ? t("dashboard.loggingOut") : t("guard.verifying")}
      </p>
    ),
  });
}
