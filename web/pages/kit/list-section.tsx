import { useState } from "react";
import { useFormat } from "#web/i18n/use-format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Price } from "#web/ui/price.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { TabList } from "#web/ui/tabs.tsx";
import { useKitText } from "./kit-text.ts";
import { Example, KitSection } from "./section.tsx";

const values = ["properties", "projects", "messages"] as const;

type Row = Readonly<{ id: number; name: string; price: number }>;

export function ListSection() {
  const text = useKitText();
  const format = useFormat();
  const [tab, setTab] = useState<(typeof values)[number]>("properties");
  const rows = text.rows.map((name, id): Row => ({ id, name, price: 4_500_000 * (id + 1) }));
  const [name = "", status = "", listed = "", price = ""] = text.columns;
  const columns: readonly Column<Row>[] = [
    { key: "name", header: name, cell: (row) => <span className="font-semibold">{row.name}</span> },
    { key: "status", header: status, cell: () => <Badge tone="green">{text.statuses[0]}</Badge> },
    { key: "listed", header: listed, cell: () => <DateText iso="2026-03-08" /> },
    {
      key: "price",
      header: price,
      isFigure: true,
      cell: (row) => <Price amount={row.price} size="base" hasAmountInWords={false} />,
    },
  ];
  return (
    <KitSection id="lists">
      <Example name="tabs" isWide>
        <TabList
          label={text.tabsLabel}
          look="column"
          value={tab}
          onChange={setTab}
          selectsOnFocus
          tabs={values.map((value, index) => ({
            value,
            label: text.tabs[index] ?? value,
            ...(index === 2 && { count: format.number(4) }),
          }))}
        />
        <p role="tabpanel" className="mt-4">
          {text.tabText} {text.tabs[values.indexOf(tab)]}
        </p>
      </Example>
      <Example name="table; a list of cards on a phone" isWide>
        <Table caption={text.tableCaption} columns={columns} rows={rows} rowKey={(row) => row.id} />
      </Example>
      <Example name="pages" isWide>
        <Pagination page={4} pages={12} />
      </Example>
    </KitSection>
  );
}
