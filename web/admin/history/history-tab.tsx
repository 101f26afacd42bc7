import { historyRowParameter, readHistoryRow } from "#web/admin/details/history-address.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { HistoryList } from "./history-list.tsx";
import { RowHistoryPage } from "./row-history.tsx";

/** LE7: the history of the row that the URL names, else of all rows. */
export function HistoryTab() {
  const row = readHistoryRow(useListParameters().get(historyRowParameter));
  return row ? <RowHistoryPage key={`${row.kind}-${row.id}`} {...row} /> : <HistoryList />;
}
