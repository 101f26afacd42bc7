import { NavigationProgress } from "#web/ui/navigation-progress.tsx";
import { PagePrefetch } from "#web/ui/page-prefetch.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { useStaffShortcut } from "./use-staff-shortcut.ts";

type Props = Readonly<{ onConnectionChange: (isLost: boolean) => void }>;

/** What only matters when a visitor opens another page, in one file that loads after hydration. */
export function NavigationParts({ onConnectionChange }: Props) {
  useStaffShortcut();
  return (
    <>
      <NavigationProgress />
      <PagePrefetch />
      <ConnectionNotice onChange={onConnectionChange} />
    </>
  );
}
