import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ImportDetails, type ImportRow, rowOutcomes } from "#domain/imports/import.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { Table } from "#web/ui/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { fetchRows, importsKey, rowsPerPage } from "./import-calls.ts";
import { useImportTranslation } from "./messages.ts";
import { useImportProblem } from "./use-import-problem.ts";

const tones: Readonly<Record<(typeof rowOutcomes)[number], BadgeTone>> = {
  new: "green",
  changed: "blue",
  unchanged: "grey",
  refused: "red",
};

/** The lines of an import with what becomes of each. */
export function ImportRows({ item }: Readonly<{ item: ImportDetails }>) {
  const { t } = useImportTranslation();
  const format = useFormat();
  const address = useListParameters();
  const [page, setPage] = useState(1);
  const chosen = address.get("lines") || "all";
  const filter = chosen === "all" ? "" : chosen;
  const query = useQuery({
    queryKey: [...importsKey, item.id, "rows", item.status, item.counts, filter, page],
    queryFn: () => fetchRows(item.id, filter, page),
    placeholderData: keepPreviousData,
  });
  const choices = [
    { value: "all", label: t("all"), count: item.row_count },
    ...rowOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`), count: item.counts[value] })),
    ...(item.left_count > 0 ? [{ value: "left", label: t("left"), count: item.left_count }] : []),
  ];
  return (
    <div className="grid gap-4">
      <h3>{t("lines")}</h3>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, count }) => (
          <SmallButton
            key={value}
            className="aria-pressed:border-indigo aria-pressed:bg-indigo-soft aria-pressed:text-indigo-strong"
            aria-pressed={value === chosen}
            onClick={() => {
              setPage(1);
              address.change({ lines: value === "all" ? null : value });
            }}
          >
            {`${label}: ${format.number(count)}`}
          </SmallButton>
        ))}
      </div>
      <QueryContent
        query={query}
        loading={t("loading")}
        failed={t("loadFailed")}
        skeleton={<Skeleton className="h-60 w-full" />}
      >
        {({ count, results }) =>
          count === 0 ? (
            <p className="text-ink-soft">{t("noLines")}</p>
          ) : (
            <>
              <RowTable item={item} rows={results} />
              <Pages page={page} count={count} onChange={setPage} />
            </>
          )
        }
      </QueryContent>
    </div>
  );
}

function RowTable({ item, rows }: Readonly<{ item: ImportDetails; rows: readonly ImportRow[] }>) {
  const { t } = useImportTranslation();
  const format = useFormat();
  const columns = [
    { key: "line", header: t("line"), isFigure: true, cell: ({ line }: ImportRow) => format.number(line) },
    {
      key: "row",
      header: t("row"),
      cell: ({ label }: ImportRow) => <span className="wrap-anywhere">{label || "–"}</span>,
    },
    {
      key: "outcome",
      header: t("outcome"),
      cell: ({ outcome }: ImportRow) =>
        outcome && <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>,
    },
    { key: "reason", header: t("reason"), cell: (row: ImportRow) => <Reason item={item} row={row} /> },
  ];
  return <Table caption={t("lines")} columns={columns} rows={rows} rowKey={({ line }) => line} />;
}

function Reason({ item, row }: Readonly<{ item: ImportDetails; row: ImportRow }>) {
  const { t } = useImportTranslation();
  const problems = useImportProblem(item.kind);
  const fields = row.changes.map(problems.fieldName).join(", ");
  const rowAddress =
    item.kind === "leads" ? `?tab=leads&lead=${row.row_id}` : `?tab=listings&open=${row.row_id}`;
  return (
    <span className="grid gap-1 text-sm">
      {row.problems.map((problem) => (
        <span key={`${problem.field} ${problem.code} ${problem.text}`} className="wrap-anywhere">
          {problems.row(problem)}
        </span>
      ))}
      {fields !== "" && <span>{t("changes", { fields })}</span>}
      {row.row_id !== null && row.undo !== "undone" && <TextLink to={rowAddress}>{t("rowLink")}</TextLink>}
    </span>
  );
}

type PagesProps = Readonly<{ page: number; count: number; onChange: (page: number) => void }>;

function Pages({ page, count, onChange }: PagesProps) {
  const { t } = useImportTranslation();
  const format = useFormat();
  const pages = Math.ceil(count / rowsPerPage);
  if (pages <= 1) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SmallButton disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {t("previous")}
      </SmallButton>
      <span>{t("pages", { page: format.number(page), pages: format.number(pages) })}</span>
      <SmallButton disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {t("next")}
      </SmallButton>
    </div>
  );
}
