import type { HistoryAction, HistoryKind } from "#domain/history/entry.ts";
import { isSentByVisitors } from "#domain/rows/kinds.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";

/** Who made a change: the user name, a visitor who sent a form, or the system. */
export function useAccountName() {
  const { t } = useAdminTranslation();
  return (
    kind: HistoryKind,
    { account, action }: Readonly<{ account: string | null; action: HistoryAction }>,
  ) => {
    if (account !== null) return account;
    return t(action === "insert" && isSentByVisitors(kind) ? "history.visitor" : "history.system");
  };
}
