import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Profile } from "#domain/session/session.ts";
import { toCallFailure } from "#web/admin/calls/to-call-failure.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { showToast } from "#web/ui/toast.ts";
import { callAsAdmin } from "./call-as-admin.ts";
import { findAdmin } from "./find-admin.ts";
import { logOut } from "./log-in.ts";
import { storedSession, useSession } from "./stored-session.ts";
import { useHasUnsavedWork } from "./unsaved-work.ts";

type Props = Readonly<{ children: (user: Profile, logOut: () => Promise<void>) => ReactNode }>;

/**
 * LO4: nobody but an admin comes past; everyone else finds the login, and no session kept. Someone with unsaved work
 * stays where they are when the session ends: their editor asks them to log in (decision 17).
 */
export function RequireSession({ children }: Props) {
  const { t } = useAdminTranslation();
  const words = useProblemMessages();
  const session = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const check = useQuery({
    queryKey: ["session", session?.user.username],
    queryFn: () => findAdmin(callAsAdmin),
    enabled: Boolean(session),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const isRefused = check.data === null;
  useEffect(() => {
    if (isRefused) void logOut();
  }, [isRefused]);

  const isHeld = useHasUnsavedWork();
  const [lastAdmin, setLastAdmin] = useState<Profile>();
  if (check.data && check.data !== lastAdmin) setLastAdmin(check.data);

  const isNobody = session === null && !isLeaving && !isHeld;
  useEffect(() => {
    if (!isNobody) return;
    storedSession.clear();
    void navigate("/login", { replace: true, state: { search } });
  }, [isNobody, navigate, search]);

  const leave = async () => {
    setLeaving(true);
    await logOut();
    showToast({ tone: "success", title: t("dashboard.loggedOut"), text: t("dashboard.loggedOutText") });
    await navigate("/");
  };

  const admin = session && check.data ? check.data : isHeld && !isRefused ? lastAdmin : undefined;
  if (admin) return children(admin, leave);
  return (
    <main className="grid min-h-svh place-items-center p-6">
      {check.isError ? (
        <ErrorState
          title={t("guard.failed")}
          text={words.reason(toCallFailure(check.error))}
          onRetry={() => void check.refetch()}
          isRetrying={check.isFetching}
        />
      ) : (
        <p role="status" className="flex items-center gap-3 text-lg text-ink-soft">
          <Spinner />
          {isLeaving ? t("dashboard.loggingOut") : t("guard.verifying")}
        </p>
      )}
    </main>
  );
}
