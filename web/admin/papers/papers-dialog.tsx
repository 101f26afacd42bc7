import { useQuery } from "@tanstack/react-query";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { loadRow } from "#web/admin/editing/edited-rows.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { papersRows } from "./papers-calls.ts";
import { PapersForm } from "./papers-form.tsx";
import { useOpenPapers } from "./use-open-papers.ts";
import { papersKey } from "./use-property-scans.ts";

/** LD7: the private papers of a property. */
export function PapersDialog({ nameOf }: Readonly<{ nameOf: (id: number) => string | undefined }>) {
  const { t } = useAdminTranslation();
  const { propertyId, close } = useOpenPapers();
  const lastId = useLastDefined(propertyId ?? undefined);
  const name = lastId === undefined ? undefined : nameOf(lastId);
  const title = name ? t("papers.of", { name }) : t("papers.title");
  return (
    <FormDialog isOpen={propertyId !== null} title={title} onClose={close}>
      {(footer) =>
        lastId !== undefined && <LoadedPapers propertyId={lastId} footer={footer} onClose={close} />
      }
    </FormDialog>
  );
}

type Props = Readonly<{ propertyId: number; footer: HTMLElement | null; onClose: () => void }>;

function LoadedPapers({ propertyId, footer, onClose }: Props) {
  const { t } = useAdminTranslation();
  // Fetched once at each opening and then forgotten, because every fetch is recorded as a look.
  const query = useQuery({
    queryKey: papersKey(propertyId),
    queryFn: () => loadRow(papersRows(propertyId), propertyId),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => toCallFailure(error).status === undefined && failures < 3,
  });
  if (!query.data && query.isError && toCallFailure(query.error).status === 403)
    return (
      <Notice tone="warning" isAlert>
        {t("papers.notAllowed")}
      </Notice>
    );
  return (
    <QueryContent query={query} loading={t("papers.loading")} failed={t("papers.failed")}>
      {(loaded) => <PapersForm loaded={loaded} footer={footer} onClose={onClose} />}
    </QueryContent>
  );
}
