import { useQuery } from "@tanstack/react-query";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { DraftOffer } from "#web/admin/editing/draft-offer.tsx";
import { EditorDialogs } from "#web/admin/editing/editor-dialogs.tsx";
import { SaveFailure } from "#web/admin/editing/save-failure.tsx";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { PreviewedPage } from "./document-preview.tsx";
import { LooksFields } from "./looks/looks-fields.tsx";
import { fetchLooks, type LooksRow, looksKey, looksPath } from "./looks-calls.ts";
import { LooksHistory } from "./looks-history.tsx";
import { useLooksForm } from "./use-looks-form.ts";

const previewPages = ["/", "/about", "/contact", "/others"] as const;

/** ST3: loads, edits and saves the looks. */
export function LooksSection() {
  const { t } = useAdminTranslation();
  const query = useQuery({
    queryKey: [looksKey, "document"],
    queryFn: fetchLooks,
    staleTime: Number.POSITIVE_INFINITY,
  });
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
      {query.data && <LooksForm loaded={query.data} />}
    </section>
  );
}

function LooksForm({ loaded }: Readonly<{ loaded: TaggedRow<LooksRow> }>) {
  const { t } = useAdminTranslation();
  const state = useLooksForm(loaded);
  const previewed = useLastDefined(state.previewed ?? undefined);
  // Buttons change the looks too, which the form does not notice: it may always be sent again.
  const submit = async () => {
    await state.submit();
    return false;
  };
  return (
    <>
      <Form ref={state.element} onSubmit={submit}>
        {state.draftOffer && <DraftOffer {...state.draftOffer} />}
        <LooksFields
          key={state.resetCount}
          value={state.looks}
          onChange={state.change}
          isDisabled={state.isSending}
          uploads={state.uploads}
        />
        <div className="tall:sticky bottom-0 z-10 grid gap-3 border-line border-t bg-paper py-4">
          {state.failed && <SaveFailure {...state.failed} />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={state.isUploading} isBusy={state.isSending}>
              {t("looks.save")}
            </Button>
            <Button look="secondary" disabled={state.isUploading} onClick={() => void state.preview()}>
              {t("settings.preview.button")}
            </Button>
          </div>
        </div>
      </Form>
      <EditorDialogs editor={state} />
      <h3 className="mt-10 mb-3">{t("looks.history.title")}</h3>
      <LooksHistory etag={loaded.etag} />
      <Dialog
        isOpen={state.previewed !== null}
        onOpenChange={(isOpen) => !isOpen && state.closePreview()}
        title={t("settings.preview.title")}
        size="xl"
      >
        {previewed && <PreviewedPage path={looksPath} pages={previewPages} document={previewed} />}
      </Dialog>
    </>
  );
}
