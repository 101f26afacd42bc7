import { useQueryClient } from "@tanstack/react-query";
import type { Profile } from "#domain/session/session.ts";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useSession } from "./stored-session.ts";

/** LD7: as the server said when the dashboard opened. While a session has ended and work is unsaved, its last answer. */
export function useCanSeePapers(): boolean {
  const username = useLastDefined(useSession()?.user.username);
  const profile = useQueryClient().getQueryData<Profile | null>(["session", username]);
  return profile?.can_see_papers ?? false;
}
