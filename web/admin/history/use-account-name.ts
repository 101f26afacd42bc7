import type { HistoryAction, HistoryKind } from "#domain/history/entry.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";

const visitorKinds: readonly HistoryKind[] = ["messages", "sell", "service-requests"];

/** Who made a change: the user name, a visitor who sent a form, or the system. */
export function useAccountName() {
  const { t } = useAdminTranslation();
  return (
    kind: HistoryKind,
    { account, action }: Readonly<{ account: string | null; action: HistoryAction }>,
  ) => {
    if (account !== null) return account;
    return t(action === "insert" && visitorKinds.includes(kind) ? "history.visitor" : "history.system");
  };
}
