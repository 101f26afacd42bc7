import { useQuery } from "@tanstack/react-query";
import type { DiaryEntry } from "#domain/diary/entry.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { useDiaryTranslation } from "#web/admin/i18n/diary-messages.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import { useOpenedPicture } from "#web/ui/use-opened-picture.ts";
import { entriesPerPage, loadDiary } from "./diary-calls.ts";
import { EntryItem, usePictureAlt } from "./entry-item.tsx";

const loadLightbox = () => import("#web/ui/lightbox.tsx");

type Props = Readonly<{ jobId: number; onCorrect: (entry: DiaryEntry) => void }>;

/** CN5: what the server has acknowledged, the newest first. */
export function DiaryList({ jobId, onCorrect }: Props) {
  const { t } = useDiaryTranslation();
  const { page } = useListParameters();
  const query = useQuery({
    queryKey: ["jobs", "diary", jobId, page],
    queryFn: () => loadDiary(jobId, page),
    refetchInterval: useRefreshInterval(),
  });
  return (
    <DetailSection title={t("list.title")}>
      <QueryContent query={query} loading={t("list.loading")} failed={t("list.failed")}>
        {({ results, count }) => (
          <>
            <Entries entries={results} onCorrect={onCorrect} />
            <Pagination page={page} pages={Math.max(1, Math.ceil(count / entriesPerPage))} />
          </>
        )}
      </QueryContent>
    </DetailSection>
  );
}

function Entries({
  entries,
  onCorrect,
}: Readonly<{ entries: readonly DiaryEntry[] }> & Pick<Props, "onCorrect">) {
  const { t } = useDiaryTranslation();
  const alt = usePictureAlt();
  // One lightbox for the page of entries, so that a press on Back closes it.
  const pictures = entries.flatMap((entry) =>
    entry.pictures.map((picture, index) => ({ picture, alt: alt(picture.side, index) })),
  );
  const { opened, open, close } = useOpenedPicture(pictures.length);
  const lightbox = useLazyModule(opened !== undefined, loadLightbox, close);
  if (entries.length === 0) return <EmptyState title={t("list.emptyTitle")} text={t("list.emptyText")} />;
  const firstOf = (entry: DiaryEntry) => pictures.findIndex(({ picture }) => picture === entry.pictures[0]);
  return (
    <>
      <ol>
        {entries.map((entry) => (
          <EntryItem
            key={entry.uuid}
            entry={entry}
            onOpen={(index) => open(firstOf(entry) + index)}
            onCorrect={() => onCorrect(entry)}
          />
        ))}
      </ol>
      {lightbox && <lightbox.Lightbox pictures={pictures} opened={opened} onClose={close} />}
    </>
  );
}
