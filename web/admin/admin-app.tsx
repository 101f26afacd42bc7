import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createQueryClient } from "#web/api/query-client.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { AdminTitle } from "./admin-title.tsx";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { DashboardHeader } from "./dashboard/dashboard-header.tsx";
import { preloadTab } from "./dashboard/tabs.ts";
import { LeaveGuards } from "./editing/leave-guards.tsx";
import { LazyContent } from "./loading/lazy-content.tsx";
import { ConstructionContext } from "./session/construction-context.ts";
import { RequireSession } from "./session/require-session.tsx";

/** CN5: the code is stored with the diary of a job. */
const loadOfflineDiary = async () => (await import("./diary/offline-diary.tsx")).OfflineDiary;

type Props = Readonly<{ languageToggle: ReactNode; hasConstruction: boolean }>;

/** The dashboard. Its query cache is dropped when it unmounts, so that nothing remains after a logout. */
export function AdminApp({ languageToggle, hasConstruction }: Props) {
  const { t: site } = useTranslation();
  const [queries] = useState(createQueryClient);
  const main = useRef<HTMLElement>(null);
  useEffect(() => preloadTab(new URLSearchParams(window.location.search)), []);
  return (
    <>
      <AdminTitle />
      <QueryClientProvider client={queries}>
        <RequireSession>
          {({ user, logOut, status, isUnreachable }) => (
            <LeaveGuards>
              {/* Not a link: a step to a fragment would be one that the leave guard of an editor can't stop. */}
              <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
                {site("chrome.skip")}
              </button>
              <DashboardHeader user={user} onLogOut={logOut} languageToggle={languageToggle} />
              {user ? (
                <ConstructionContext value={hasConstruction}>
                  <Dashboard main={main} />
                </ConstructionContext>
              ) : (
                <main
                  ref={main}
                  tabIndex={-1}
                  className="grid min-h-[70svh] place-items-center p-6 outline-none"
                >
                  {hasConstruction && isUnreachable && <LazyContent load={loadOfflineDiary} given={{}} />}
                  {status}
                </main>
              )}
            </LeaveGuards>
          )}
        </RequireSession>
      </QueryClientProvider>
    </>
  );
}
