import { useProfile } from "./use-access-scope.ts";

/** LD7 */
export function useCanSeePapers(): boolean {
  const profile = useProfile();
  return (profile?.is_admin && profile.can_see_papers) ?? false;
}
