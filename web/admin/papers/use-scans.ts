import { useQueryClient } from "@tanstack/react-query";
import type { Papers } from "#domain/papers/papers.ts";
import type { Scan } from "#domain/papers/scan.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { showToast } from "#web/ui/toast.ts";
import { deleteScan, restoreScan, saveScan } from "./papers-calls.ts";

const undoDurationMs = 10_000;

/** Like the rows of editors, papers are not loaded again when a session is renewed. */
export function papersKey(propertyId: number) {
  return ["papers", "edit", propertyId] as const;
}

export function viewsKey(propertyId: number) {
  return ["papers", "views", propertyId] as const;
}

/** Changes the loaded list instead of loading it again, which would be recorded as a look. */
export function useScans(propertyId: number) {
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const client = useQueryClient();

  function changeList(change: (scans: readonly Scan[]) => Scan[]) {
    client.setQueryData<TaggedRow<Papers>>(papersKey(propertyId), (loaded) =>
      loaded ? { ...loaded, row: { ...loaded.row, scans: change(loaded.row.scans) } } : loaded,
    );
    void client.invalidateQueries({ queryKey: viewsKey(propertyId) });
  }

  const add = (scan: Scan) => changeList((scans) => [...scans.filter(({ id }) => id !== scan.id), scan]);

  async function attempt(failed: string, work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      showFailure(failed)(error);
    }
  }

  function restore(scan: Scan) {
    const { name } = scan;
    return attempt(t("papers.scans.restoreFailed", { name }), async () => {
      await restoreScan(propertyId, scan);
      add(scan);
      showToast({ tone: "success", title: t("papers.scans.restored", { name }) });
    });
  }

  return {
    add,
    download: (scan: Scan) =>
      attempt(t("papers.scans.downloadFailed", { name: scan.name }), async () => {
        await saveScan(propertyId, scan);
        changeList((scans) => [...scans]);
      }),
    remove: (scan: Scan) =>
      attempt(t("papers.scans.deleteFailed", { name: scan.name }), async () => {
        await deleteScan(propertyId, scan);
        changeList((scans) => scans.filter(({ id }) => id !== scan.id));
        showToast({
          tone: "success",
          title: t("papers.scans.deleted"),
          text: t("papers.scans.deletedText", { name: scan.name }),
          action: { label: t("list.deletion.undo"), onPress: () => void restore(scan) },
          durationMs: undoDurationMs,
        });
      }),
  };
}
