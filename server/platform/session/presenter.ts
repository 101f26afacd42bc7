import type { Profile } from "#domain/session/session.ts";
import type { Account } from "#server/platform/http/access.ts";

/** The public fields of an account. */
export function presentProfile(account: Account): Profile {
  return {
    username: account.username,
    is_admin: account.isAdmin,
    is_agent: account.isAgent,
    is_staff: account.isStaff,
    can_see_papers: account.canSeePapers,
    display_name: account.displayName,
  };
}
