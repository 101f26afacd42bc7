import type { HistoryKind } from "#domain/history/entry.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { ArrowLink } from "#web/ui/text-link.tsx";
import { historyAddress } from "./history-address.ts";

/** Leads from a row's details to all of its changes. */
export function HistoryLink({ kind, id }: Readonly<{ kind: HistoryKind; id: number }>) {
  const { t } = useAdminTranslation();
  if (!apiHas("history")) return null;
  return <ArrowLink to={historyAddress(kind, id)}>{t("history.open")}</ArrowLink>;
}
