import type { ReactNode } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SourceLeads } from "#web/admin/leads/source-leads.tsx";
import { ExportButton } from "#web/admin/list/export-button.tsx";
import { ListTools } from "#web/admin/list/list-tools.tsx";
import { ResourceList } from "#web/admin/list/resource-list.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import type { SelectOption } from "#web/ui/select-field.tsx";
import type { Column } from "#web/ui/table.tsx";
import type { Inbox } from "./use-inbox.ts";

type Props<Row> = Readonly<{
  inbox: Inbox<Row>;
  art: ReactNode;
  orders: readonly SelectOption[];
  /** The list's own filters. */
  tools?: ReactNode;
  card: (row: Row) => ReactNode;
  columns: readonly Column<Row>[];
  /** Whether the dialog of a row is open. If it can delete the row, it contains the question itself. */
  isDialogOpen: boolean;
  children: ReactNode;
}>;

/** A tab of submitted forms: the list with its tools, the question before deleting, and the dialogs of a row. */
export function InboxTab<Row extends { id: number }>(props: Props<Row>) {
  const { inbox, art, orders, tools, card, columns, isDialogOpen, children } = props;
  const { resource, textKey, query, deletion } = inbox;
  const { t } = useAdminTranslation();
  const format = useFormat();
  return (
    <SourceLeads kind={resource} ids={query.data?.results.map(({ id }) => id) ?? []}>
      <ResourceList
        resource={resource}
        title={t(`${textKey}.title`)}
        count={(number) => t(`${textKey}.count`, { number: format.number(number) })}
        query={query}
        loading={t(`${textKey}.loading`)}
        failed={t(`${textKey}.failed`)}
        empty={{ art, title: t(`${textKey}.empty.title`), text: t(`${textKey}.empty.text`) }}
        tools={
          <ListTools searchHint={t(`${textKey}.searchHint`)} orders={orders}>
            {tools}
          </ListTools>
        }
        filters={inbox.filters}
        card={card}
        columns={columns}
        nameOf={inbox.nameOf}
        action={<ExportButton path={`/${resource}/export.csv`} filters={inbox.filters} />}
      />
      {!isDialogOpen && deletion.dialog}
      {children}
    </SourceLeads>
  );
}
