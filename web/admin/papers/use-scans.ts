import { useQueryClient } from "@tanstack/react-query";
import type { Scan } from "#domain/papers/scan.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { showToast } from "#web/ui/toast.ts";
import { deleteScan, restoreScan, type ScanFolder, saveScan } from "./scan-calls.ts";

const undoDurationMs = 10_000;

export function viewsKey(path: string) {
  return ["papers", "views", path] as const;
}

type Options<Stored extends Scan> = Readonly<{
  folder: ScanFolder<Stored>;
  /** The address of the list of looks, which grows with each action. */
  viewsPath: string;
  /** Changes the loaded list; loading it again would be recorded as a look. */
  changeList: (change: (scans: readonly Stored[]) => Stored[]) => void;
}>;

/** LD7, CN7: what can be done with stored scans. */
export function useScans<Stored extends Scan>({ folder, viewsPath, changeList }: Options<Stored>) {
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const refreshViews = () => void client.invalidateQueries({ queryKey: viewsKey(viewsPath) });

  function add(scan: Stored) {
    changeList((scans) => [...scans.filter(({ id }) => id !== scan.id), scan]);
    refreshViews();
  }

  async function attempt(failed: string, work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      showFailure(failed)(error);
    }
  }

  function restore(scan: Stored) {
    const { name } = scan;
    return attempt(t("papers.scans.restoreFailed", { name }), async () => {
      await restoreScan(folder, scan);
      add(scan);
      showToast({ tone: "success", title: t("papers.scans.restored", { name }) });
    });
  }

  return {
    add,
    download: (scan: Stored) =>
      attempt(t("papers.scans.downloadFailed", { name: scan.name }), async () => {
        await saveScan(folder, scan);
        refreshViews();
      }),
    remove: (scan: Stored) =>
      attempt(t("papers.scans.deleteFailed", { name: scan.name }), async () => {
        await deleteScan(folder, scan);
        changeList((scans) => scans.filter(({ id }) => id !== scan.id));
        refreshViews();
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

export type ScanActions<Stored extends Scan = Scan> = ReturnType<typeof useScans<Stored>>;
