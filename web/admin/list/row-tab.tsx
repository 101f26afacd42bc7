import LayoutGrid from "lucide-react/icons/layout-grid";
import Rows3 from "lucide-react/icons/rows-3";
import type { ReactNode } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { BulkActions } from "#web/admin/selection/bulk-actions.tsx";
import { SelectRow } from "#web/admin/selection/select-row.tsx";
import { apiHas } from "#web/api/capabilities.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import type { SelectOption } from "#web/ui/select-field.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { ExportButton } from "./export-button.tsx";
import { ListHead } from "./list-head.tsx";
import { ListRows } from "./list-rows.tsx";
import { ListTools } from "./list-tools.tsx";
import { ActionCell, type RowActions } from "./row-actions.tsx";
import { type RowList, textKeys } from "./use-row-list.ts";
import { useView } from "./use-view.ts";
import { ViewSwitch } from "./view-switch.tsx";

type Props<Row> = Readonly<{
  list: RowList<Row>;
  actions: RowActions<Row>;
  art: ReactNode;
  orders: readonly SelectOption[];
  /** The list's own filters. */
  filters?: ReactNode;
  /** A button beside the title. */
  add?: ReactNode;
  /** A button in the list while it is empty. */
  addFirst?: ReactNode;
  card: (row: Row) => ReactNode;
  /** All but the last, which has the actions. */
  columns: readonly Column<Row>[];
  /** Whether the dialog of a row is open. If it can delete the row, it contains the question itself. */
  isDialogOpen: boolean;
  /** The dialogs of a row. */
  children: ReactNode;
}>;

/** A tab's list: its title and tools, its rows as cards or as a table, the question before deleting, and the dialogs of a row. */
export function RowTab<Row extends { id: number }>(props: Props<Row>) {
  const { list, actions, art, orders, filters, add, addFirst, card, columns, isDialogOpen, children } = props;
  const { kind, query } = list;
  const key = textKeys[kind];
  const { t } = useAdminTranslation();
  const format = useFormat();
  const { view, isWide, choose } = useView(kind);
  const title = t(`${key}.title`);
  const count = query.data ? t(`${key}.count`, { number: format.number(query.data.count) }) : null;
  return (
    <>
      <section aria-labelledby={`${kind}-title`} aria-busy={query.isFetching}>
        <ListHead id={`${kind}-title`} title={title} count={count}>
          <span className="flex flex-wrap gap-3">
            <ExportButton path={`${list.path}export.csv`} filters={list.filters} />
            {add}
          </span>
        </ListHead>
        <div className="mt-4 mb-6 flex items-end justify-between gap-4">
          <div className="min-w-0 grow">
            <ListTools searchHint={t(`${key}.searchHint`)} orders={orders}>
              {filters}
            </ListTools>
          </div>
          {isWide && (
            <ViewSwitch
              views={{ cards: LayoutGrid, table: Rows3 }}
              view={view}
              labelOf={(name) => t(`list.view.${name}`)}
              onChoose={choose}
            />
          )}
        </div>
        <ListRows
          query={query}
          loading={t(`${key}.loading`)}
          failed={t(`${key}.failed`)}
          empty={{ art, title: t(`${key}.empty.title`), text: t(`${key}.empty.text`), action: addFirst }}
          filters={list.filters}
          selecting={{
            nameOf: list.nameOf,
            actions: (selection) => <BulkActions kind={kind} selection={selection} />,
          }}
        >
          {(rows, selectable) =>
            view === "table" ? (
              <Table
                caption={title}
                columns={[
                  ...(apiHas("bulkChanges")
                    ? [
                        {
                          key: "select",
                          header: t("list.selection.column"),
                          cell: (row: Row) => selectable(row, <SelectRow />),
                        },
                      ]
                    : []),
                  ...columns,
                  {
                    key: "actions",
                    header: t("list.actions"),
                    cell: (row) => <ActionCell {...actions(row)} />,
                  },
                ]}
                rows={rows}
                rowKey={(row) => row.id}
              />
            ) : (
              <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
                {rows.map((row) => (
                  <li key={row.id} data-row={row.id} className="grid min-w-0">
                    {selectable(row, card(row))}
                  </li>
                ))}
              </ul>
            )
          }
        </ListRows>
      </section>
      {!isDialogOpen && list.deletion.dialog}
      {children}
    </>
  );
}
