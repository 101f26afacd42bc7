import { useQueryClient } from "@tanstack/react-query";
import { type AccessScope, accessScopeOf, type Right, type Role, roleOf } from "#domain/session/rights.ts";
import type { Profile } from "#domain/session/session.ts";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useSession } from "./stored-session.ts";

/** As the server said when the dashboard opened. While a session has ended and work is unsaved, its last answer. */
export function useProfile(): Profile | null {
  const username = useLastDefined(useSession()?.user.username);
  return useQueryClient().getQueryData<Profile | null>(["session", username]) ?? null;
}

export function useRole(): Role | null {
  const profile = useProfile();
  return profile && roleOf(profile);
}

/** LE8: which rows the user may work with. The server decides; the dashboard hides what it would refuse. */
export function useAccessScope(right: Right): AccessScope {
  return accessScopeOf(useRole(), right);
}
