import { useQuery, useQueryClient } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ImportDetails, isBusy } from "#domain/imports/import.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { CheckedImport } from "./checked-import.tsx";
import { fetchImport, importsKey } from "./import-calls.ts";
import { statusTones } from "./import-list.tsx";
import { ImportRows } from "./import-rows.tsx";
import { useImportTranslation } from "./messages.ts";
import { UndoImport } from "./undo-import.tsx";

const refreshMs = 1000;

type Props = Readonly<{ id: number; onClose: () => void }>;

/** One import: what it would do, its progress, and what it did. */
export function ImportView({ id, onClose }: Props) {
  const { t } = useImportTranslation();
  const client = useQueryClient();
  const queryKey = [...importsKey, id];
  const query = useQuery({
    queryKey,
    queryFn: () => fetchImport(id),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data.status) ? refreshMs : false),
  });
  const show = (shown: ImportDetails) => client.setQueryData(queryKey, shown);
  return (
    <div className="mt-2 grid gap-6">
      <SmallButton className="justify-self-start" icon={<ArrowLeft />} onClick={onClose}>
        {t("back")}
      </SmallButton>
      <QueryContent
        query={query}
        loading={t("loading")}
        failed={t("loadFailed")}
        skeleton={<Skeleton className="h-60 w-full" />}
      >
        {(item) => <ImportContent item={item} onChange={show} onClose={onClose} />}
      </QueryContent>
    </div>
  );
}

type ContentProps = Readonly<{
  item: ImportDetails;
  onChange: (item: ImportDetails) => void;
  onClose: () => void;
}>;

function ImportContent({ item, onChange, onClose }: ContentProps) {
  const { t } = useImportTranslation();
  const { status } = item;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-semibold text-lg">{item.file_name}</span>
        <Badge tone={statusTones[status]}>{t(`statuses.${status}`)}</Badge>
      </p>
      {isBusy(status) && <Progress item={item} />}
      {status === "checked" && <CheckedImport item={item} onChange={onChange} onClose={onClose} />}
      {status === "done" && <DoneImport item={item} onChange={onChange} />}
      {status === "undone" && <UndoneNotice item={item} />}
      {!isBusy(status) && <ImportRows key={status} item={item} />}
    </>
  );
}

function Progress({ item }: Readonly<{ item: ImportDetails }>) {
  const { t } = useImportTranslation();
  const format = useFormat();
  const { status, counts, done_count: done } = item;
  if (status !== "checking" && status !== "running" && status !== "undoing") return null;
  const all = status === "undoing" ? counts.new + counts.changed : item.row_count;
  const label = t(`progress.${status}`, { done: format.number(done), all: format.number(all) });
  return (
    <div className="grid max-w-text gap-2">
      <p aria-live="polite">{label}</p>
      <ProgressBar label={label} value={done / Math.max(all, 1)} />
      <p className="text-ink-soft text-sm">{t("progressText")}</p>
    </div>
  );
}

function DoneImport({ item, onChange }: Omit<ContentProps, "onClose">) {
  const { t } = useImportTranslation();
  const format = useFormat();
  const { counts } = item;
  const text = t("doneText", {
    created: format.number(counts.new),
    changed: format.number(counts.changed),
    refused: format.number(counts.refused),
  });
  return (
    <div className="grid max-w-text gap-4">
      <Notice tone="success">
        <p>{text}</p>
      </Notice>
      {counts.new + counts.changed > 0 && <UndoImport item={item} onChange={onChange} />}
    </div>
  );
}

function UndoneNotice({ item }: Readonly<{ item: ImportDetails }>) {
  const { t } = useImportTranslation();
  const format = useFormat();
  return (
    <div className="max-w-text">
      <Notice tone={item.left_count > 0 ? "warning" : "info"} title={t("undoneText")}>
        {item.left_count > 0 && <p>{t("leftText", { number: format.number(item.left_count) })}</p>}
      </Notice>
    </div>
  );
}
