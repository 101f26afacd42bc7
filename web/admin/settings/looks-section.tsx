import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Looks } from "#domain/settings/looks.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { sendStaffPicture } from "#web/admin/editing/send-picture.ts";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useSubmission } from "#web/api/use-submission.ts";
import { usePictureUploads } from "#web/forms/pictures/use-picture-uploads.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast.ts";
import { PreviewedPage } from "./document-preview.tsx";
import { LooksFields } from "./looks/looks-fields.tsx";
import { fetchLooks, looksKey, looksPath, saveLooks } from "./looks-calls.ts";
import { LooksHistory } from "./looks-history.tsx";

const previewPages = ["/", "/about", "/contact", "/others"] as const;

/** ST3: loads, edits and saves the looks. */
export function LooksSection() {
  const { t } = useAdminTranslation();
  const query = useQuery({ queryKey: looksKey, queryFn: fetchLooks, staleTime: Number.POSITIVE_INFINITY });
  return (
    <section aria-labelledby="looks-title">
      <h2 id="looks-title" tabIndex={-1} className="text-2xl outline-none">
        {t("looks.title")}
      </h2>
      <p className="mt-1 mb-8 max-w-text text-ink-soft">{t("looks.text")}</p>
      {query.isError && <QueryError title={t("looks.failed")} query={query} />}
      {query.isPending && (
        <SkeletonGroup label={t("looks.loading")}>
          <SkeletonText lines={8} />
        </SkeletonGroup>
      )}
      {query.data && <LooksForm key={query.dataUpdatedAt} loaded={query.data} />}
    </section>
  );
}

function LooksForm({ loaded: { row, etag } }: Readonly<{ loaded: TaggedRow<Looks> }>) {
  const { t } = useAdminTranslation();
  const problems = useProblemMessages();
  const client = useQueryClient();
  const submission = useSubmission();
  const uploads = usePictureUploads(sendStaffPicture);
  const [value, setValue] = useState(row);
  const isUploading = [...uploads.states.values()].some(
    ({ status }) => status !== "done" && status !== "failed",
  );

  async function save() {
    const { is } = await submission.send(() => saveLooks(value, etag));
    if (is !== "sent") return;
    showToast({ tone: "success", title: t("looks.saved"), text: t("looks.savedText") });
    await client.invalidateQueries({ queryKey: looksKey });
  }

  const [isPreviewed, setPreviewed] = useState(false);
  const isConflict = submission.failure?.problem?.code === "conflict";
  return (
    <>
      <LooksFields value={value} onChange={setValue} isDisabled={submission.isSending} uploads={uploads} />
      <div className="tall:sticky bottom-0 z-10 grid gap-3 border-line border-t bg-paper py-4">
        {submission.failure && (
          <Notice tone="danger" title={t("looks.saveFailed")} isAlert>
            {isConflict ? t("looks.conflict") : problems.reason(submission.failure)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button disabled={isUploading} isBusy={submission.isSending} onClick={() => void save()}>
            {t("looks.save")}
          </Button>
          <Button look="secondary" disabled={isUploading} onClick={() => setPreviewed(true)}>
            {t("settings.preview.button")}
          </Button>
          {isConflict && (
            <Button look="secondary" onClick={() => void client.invalidateQueries({ queryKey: looksKey })}>
              {t("looks.reload")}
            </Button>
          )}
        </div>
      </div>
      <h3 className="mt-10 mb-3">{t("looks.history.title")}</h3>
      <LooksHistory etag={etag} />
      <Dialog isOpen={isPreviewed} onOpenChange={setPreviewed} title={t("settings.preview.title")} size="xl">
        <PreviewedPage path={looksPath} pages={previewPages} document={value} />
      </Dialog>
    </>
  );
}
