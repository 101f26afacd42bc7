import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "#web/api/query-client.ts";
import { AdminTitle } from "./admin-title.tsx";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { LeaveGuards } from "./editing/leave-guards.tsx";
import { RequireSession } from "./session/require-session.tsx";

/** The dashboard. Its query cache is dropped when it unmounts, so that nothing remains after a logout. */
export function AdminApp({ languageToggle }: { languageToggle: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <>
      <AdminTitle />
      <QueryClientProvider client={queries}>
        <RequireSession>
          {(user, logOut) => (
            <LeaveGuards>
              <Dashboard user={user} onLogOut={logOut} languageToggle={languageToggle} />
            </LeaveGuards>
          )}
        </RequireSession>
      </QueryClientProvider>
    </>
  );
}
