import { useQuery } from "@tanstack/react-query";
import { type Import, type ImportStatus, isBusy } from "#domain/imports/import.ts";
import { QueryList } from "#web/admin/calls/query-list.tsx";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { fetchImports, importsKey } from "./import-calls.ts";
import { useImportTranslation } from "./messages.ts";

const refreshMs = 3000;
export const statusTones: Readonly<Record<ImportStatus, BadgeTone>> = {
  checking: "blue",
  checked: "yellow",
  running: "blue",
  done: "green",
  undoing: "blue",
  undone: "grey",
};

export function ImportList({ onOpen }: Readonly<{ onOpen: (id: number) => void }>) {
  const { t } = useImportTranslation();
  const query = useQuery({
    queryKey: importsKey,
    queryFn: fetchImports,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => isBusy(status)) ? refreshMs : false),
  });
  return (
    <>
      <h3 className="mt-10 mb-3">{t("earlier")}</h3>
      <QueryList
        query={query}
        loading={t("loading")}
        failed={t("loadFailed")}
        skeleton={<Skeleton className="h-20 w-full max-w-text" />}
        none={<p className="text-ink-soft">{t("none")}</p>}
        className="max-w-text border-line border-t"
      >
        {(item) => <ImportItem key={item.id} item={item} onOpen={() => onOpen(item.id)} />}
      </QueryList>
    </>
  );
}

function ImportItem({ item, onOpen }: Readonly<{ item: Import; onOpen: () => void }>) {
  const { t } = useImportTranslation();
  const format = useFormat();
  const { file_name: name, status, account, row_count: rows } = item;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <Badge tone={statusTones[status]}>{t(`statuses.${status}`)}</Badge>
        </p>
        <p className="text-ink-soft text-sm">
          <DateTimeText iso={item.created_at} /> ·{" "}
          {t("by", { account: account ?? "–", rows: format.number(rows) })}
        </p>
      </div>
      <SmallButton aria-label={t("openNamed", { name })} onClick={onOpen}>
        {t("open")}
      </SmallButton>
    </li>
  );
}
