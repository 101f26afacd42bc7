import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { looksSchema } from "#domain/settings/looks.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { DraftOffer } from "#web/admin/editing/draft-offer.tsx";
import { loadRow } from "#web/admin/editing/edited-rows.ts";
import { EditorDialogs } from "#web/admin/editing/editor-dialogs.tsx";
import { SaveFailure } from "#web/admin/editing/save-failure.tsx";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLooksTranslation } from "#web/admin/settings/looks/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { VersionList } from "./document-history.tsx";
import { DocumentPreview } from "./document-preview.tsx";
import { LooksFields } from "./looks/looks-fields.tsx";
import { looksValues } from "./looks/looks-values.ts";
import { useLooksLabels } from "./looks/use-looks-labels.tsx";
import { type DocumentRow, documentId, documentKey, documentRows } from "./settings-calls.ts";
import { useLooksForm } from "./use-looks-form.ts";

const previewPages = ["/", "/about", "/contact", "/others"] as const;

/** ST3: loads, edits and saves the looks. */
export function LooksSection() {
  const { t } = useAdminTranslation();
  const { t: tLooks } = useLooksTranslation();
  const query = useQuery({
    queryKey: [documentKey("looks"), "document"],
    queryFn: () => loadRow(documentRows("looks", looksSchema), documentId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section aria-labelledby="looks-title">
      <h2 id="looks-title" tabIndex={-1} className="text-2xl outline-none">
        {t("settings.own.looks.title")}
      </h2>
      <p className="mt-1 mb-8 max-w-text text-ink-soft">{tLooks("text")}</p>
      <QueryContent query={query} loading={tLooks("loading")} failed={tLooks("failed")}>
        {(loaded) => <LooksForm loaded={loaded} />}
      </QueryContent>
    </section>
  );
}

function LooksForm({ loaded }: Readonly<{ loaded: TaggedRow<DocumentRow> }>) {
  const { t } = useAdminTranslation();
  const { t: tLooks } = useLooksTranslation();
  const state = useLooksForm(loaded);
  const id = useId();
  const labels = useLooksLabels();
  // Buttons change the looks too, which the form does not notice: it may always be sent again.
  const submit = async () => {
    await state.submit();
    return false;
  };
  return (
    <>
      <Form id={id} ref={state.element} onSubmit={submit}>
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
              {tLooks("save")}
            </Button>
            <Button look="secondary" disabled={state.isUploading} onClick={() => void state.preview()}>
              {t("settings.preview.button")}
            </Button>
          </div>
        </div>
      </Form>
      <EditorDialogs editor={state} />
      <h3 className="mt-10 mb-3">{tLooks("history")}</h3>
      <VersionList
        name="looks"
        etag={loaded.etag}
        valuesOf={(value) => looksValues(looksSchema.safeParse(value).data ?? defaultSettings.looks)}
        labelsOf={() => labels}
      />
      <DocumentPreview state={state} pages={previewPages} form={id} />
    </>
  );
}
