import { useMutation, useQuery } from "@tanstack/react-query";
import { type HistoryKind, type RowChange, type RowHistory, versionedKinds } from "#domain/history/entry.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { BackLink } from "#web/admin/details/back-link.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { ChangeList } from "./change-list.tsx";
import { changesPerPage, fetchRowHistory, restoreRowVersion } from "./history-calls.ts";
import { useRestored } from "./use-restored.ts";
import { useVersionedFields } from "./versioned-rows.tsx";

type Props = Readonly<{ kind: HistoryKind; id: number }>;

/** LE7: all changes of a row, and the way back to each of its versions. */
export function RowHistoryPage({ kind, id }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { page } = useListParameters();
  const query = useQuery({
    queryKey: [kind, "history", id, page, language],
    queryFn: () => fetchRowHistory(kind, id, page, language),
  });
  const history = query.data?.row;
  const name = history?.name ?? t("history.purgedRow", { id: format.digits(String(id)) });
  return (
    <section aria-labelledby="history-title" aria-busy={query.isFetching}>
      <BackLink to="?tab=history">{t("history.all")}</BackLink>
      <h2 id="history-title" tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
        {history ? t("history.of", { name }) : t("history.title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t(`history.kinds.${kind}`)}</p>
      <QueryContent query={query} loading={t("history.loading")} failed={t("history.failed")}>
        {({ row: history, etag }) => (
          <>
            {history.is_deleted && (
              <div className="mt-4">
                <Notice tone="warning">
                  {t("history.deleted")} <TextLink to="?tab=trash">{t("history.toTrash")}</TextLink>
                </Notice>
              </div>
            )}
            <Changes kind={kind} id={id} history={history} etag={etag} page={page} />
            <Pagination page={page} pages={Math.max(1, Math.ceil(history.count / changesPerPage))} />
          </>
        )}
      </QueryContent>
    </section>
  );
}

type ChangesProps = Props & Readonly<{ history: RowHistory; etag: string | null; page: number }>;

function Changes({ kind, id, history, etag, page }: ChangesProps) {
  const fields = useVersionedFields(pictureKeysIn(history))(kind);
  const versioned = versionedKinds.find((known) => known === kind);
  const restoring = useMutation({ mutationFn: restoreRowVersion, ...useRestored(kind) });
  // A deletion changes no values, so the version before it is the same.
  const canRestore = (change: RowChange, index: number) =>
    versioned !== undefined &&
    !history.is_deleted &&
    history.row !== null &&
    (page > 1 || index > 0) &&
    ["insert", "update"].includes(change.action);
  return (
    <ChangeList
      kind={kind}
      changes={history.results}
      row={history.row}
      missingPictures={history.missing_pictures}
      fields={fields}
      canRestore={canRestore}
      restoring={restoring.isPending}
      onRestore={async (change) => {
        if (versioned)
          await restoring.mutateAsync({ kind: versioned, id, entry: change.id, etag }).catch(() => undefined);
      }}
    />
  );
}

/** In the order in which they appear, which numbers their descriptions. */
function pictureKeysIn({ row, results }: RowHistory): string[] {
  const versions = [row, ...results.flatMap(({ before, after }) => [before, after])];
  const keys = versions.flatMap((version) => {
    const pictures: unknown = version?.pictures;
    return Array.isArray(pictures) ? pictures.map((picture: { key: string }) => picture.key) : [];
  });
  return [...new Set(keys)];
}
