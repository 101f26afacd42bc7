import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "#web/api/query-client.ts";
import { AdminTitle } from "./admin-title.tsx";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { RequireSession } from "./session/require-session.tsx";

/** The back office. What it fetched lives as long as it is open: whoever logs out leaves nothing behind. */
export function AdminApp({ languageToggle }: { languageToggle: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <>
      <AdminTitle />
      <QueryClientProvider client={queries}>
        <RequireSession>
          {(user, logOut) => <Dashboard user={user} onLogOut={logOut} languageToggle={languageToggle} />}
        </RequireSession>
      </QueryClientProvider>
    </>
  );
}
