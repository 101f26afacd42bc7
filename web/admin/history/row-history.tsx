import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { formatDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import { type HistoryKind, type RowChange, type RowHistory, versionedKinds } from "#domain/history/entry.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { type CallFailure, toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { showToast } from "#web/ui/toast.ts";
import { bringBack, changesPerPage, fetchRowHistory } from "./history-calls.ts";
import { RowChangeItem } from "./row-change.tsx";
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
      <TextLink to="?tab=history" className="touch inline-flex items-center gap-2 text-sm">
        <ArrowLeft aria-hidden className="size-4" />
        {t("history.all")}
      </TextLink>
      <h2 id="history-title" tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
        {history ? t("history.of", { name }) : t("history.title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t(`history.kinds.${kind}`)}</p>
      {query.isError && !history && <QueryError title={t("history.failed")} query={query} />}
      {query.isPending && (
        <SkeletonGroup label={t("history.loading")}>
          <SkeletonText lines={8} />
        </SkeletonGroup>
      )}
      {history && (
        <>
          {history.is_deleted && (
            <div className="mt-4">
              <Notice tone="warning">
                {t("history.deleted")} <TextLink to="?tab=trash">{t("history.toTrash")}</TextLink>
              </Notice>
            </div>
          )}
          <Changes kind={kind} id={id} history={history} etag={query.data?.etag ?? null} page={page} />
          <Pagination page={page} pages={Math.max(1, Math.ceil(history.count / changesPerPage))} />
        </>
      )}
    </section>
  );
}

type ChangesProps = Props & Readonly<{ history: RowHistory; etag: string | null; page: number }>;

function Changes({ kind, id, history, etag, page }: ChangesProps) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const [asked, setAsked] = useState<RowChange | null>(null);
  const fields = useVersionedFields(pictureKeysIn(history))(kind);
  const versioned = versionedKinds.find((known) => known === kind);
  const restoring = useBringBack(kind, () => setAsked(null));
  // A deletion changes no values, so the version before it is the same.
  const canBringBack = (change: RowChange, index: number) =>
    versioned !== undefined &&
    !history.is_deleted &&
    history.row !== null &&
    (page > 1 || index > 0) &&
    ["insert", "update"].includes(change.action);
  // The question keeps its text while it closes.
  const shown = useLastDefined(asked ?? undefined);
  const time =
    shown && `${formatDate(shown.changed_at, language)}, ${formatTime(shown.changed_at, language)}`;
  return (
    <>
      <ol className="mt-6">
        {history.results.map((change, index) => (
          <RowChangeItem
            key={change.id}
            kind={kind}
            history={history}
            change={change}
            fields={fields}
            onBringBack={canBringBack(change, index) ? () => setAsked(change) : undefined}
          />
        ))}
      </ol>
      {history.results.length === 0 && <p className="mt-6 text-ink-soft">{t("history.none")}</p>}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t("history.bringBack.question", { time: time ?? "" })}
        text={t("history.bringBack.text")}
        confirmLabel={t("history.bringBack.button")}
        isBusy={restoring.isPending}
        onConfirm={() =>
          asked && versioned && restoring.mutate({ kind: versioned, id, entry: asked.id, etag })
        }
      />
    </>
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

function useBringBack(kind: HistoryKind, onSettled: () => void) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const reason = useFailureReason();
  return useMutation({
    mutationFn: bringBack,
    async onSuccess() {
      await client.invalidateQueries({ queryKey: [kind] });
      showToast({ tone: "success", title: t("history.bringBack.done") });
    },
    onError(error) {
      const failure = toCallFailure(error);
      showToast({ tone: "error", title: t("history.bringBack.failed"), text: reason(failure) });
      // Someone else changed the row: their change is shown first.
      if (failure.status === 412) void client.invalidateQueries({ queryKey: [kind] });
    },
    onSettled,
  });
}

/** An old version may lack what the form requires by now. */
function useFailureReason() {
  const messages = useProblemMessages();
  return (failure: CallFailure): string => {
    const [first] = Object.values(failure.problem?.fields ?? {}).flat();
    return messages.field(first?.code) ?? messages.reason(failure);
  };
}
