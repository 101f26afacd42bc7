import { useMutation, useQuery } from "@tanstack/react-query";
import type { RowChange } from "#domain/history/entry.ts";
import type { SettingsVersion } from "#domain/settings/document.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { loadRow } from "#web/admin/editing/edited-rows.ts";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { ChangeList } from "#web/admin/history/change-list.tsx";
import { useRestored } from "#web/admin/history/use-restored.ts";
import type { VersionedFields } from "#web/admin/history/versioned-rows.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { documentValues } from "#web/admin/tree-form/document-values.ts";
import { type DocumentName, documents, type StoredName } from "./documents.ts";
import { documentId, documentKey, documentRows, fetchVersions, restoreVersion } from "./settings-calls.ts";
import { useDocumentLabels } from "./use-document-labels.ts";

/** LE7: the versions of a document, and the way back to each. */
export function DocumentHistory({ name }: Readonly<{ name: DocumentName }>) {
  const { t } = useAdminTranslation();
  const labels = useDocumentLabels(name);
  const { schema, tree } = documents[name];
  return (
    <section aria-labelledby="settings-history-title">
      <h2 id="settings-history-title" tabIndex={-1} className="text-2xl outline-none">
        {t("settings.historyOf", { name: t(`settings.sections.${name}.title`) })}
      </h2>
      <p className="mt-1 text-ink-soft">{t("settings.historyText")}</p>
      <VersionList
        name={name}
        valuesOf={(value) => {
          const parsed = schema.safeParse(value);
          return documentValues(tree, parsed.success ? parsed.data : undefined);
        }}
        // The newest names of items and fields win.
        labelsOf={(oldestFirst) => {
          const known: EditorValues = Object.assign({}, ...oldestFirst);
          return Object.assign({}, ...oldestFirst.map((values) => labels.all(values, known)));
        }}
      />
    </section>
  );
}

type ListProps = Readonly<{
  name: StoredName;
  /** Of the version that the page shows, else the current one is fetched. */
  etag?: string | null;
  valuesOf: (value: unknown) => EditorValues;
  labelsOf: (versions: readonly EditorValues[]) => VersionedFields["labels"];
}>;

export function VersionList({ name, etag, valuesOf, labelsOf }: ListProps) {
  const { t } = useAdminTranslation();
  const query = useQuery({
    queryKey: [documentKey(name), "history"],
    queryFn: async () => ({
      versions: await fetchVersions(name),
      currentEtag: etag === undefined ? (await loadRow(documentRows(name), documentId)).etag : etag,
    }),
  });
  const restoring = useMutation({ mutationFn: restoreVersion, ...useRestored(documentKey(name)) });
  return (
    <QueryContent query={query} loading={t("history.loading")} failed={t("history.failed")}>
      {({ versions, currentEtag }) => (
        <ChangeList
          kind="settings"
          changes={versions.map((version, index) => toChange(version, versions[index + 1]))}
          row={{}}
          missingPictures={[]}
          fields={{
            labels: labelsOf(versions.map(({ value }) => valuesOf(value)).toReversed()),
            valuesOf: ({ value }) => valuesOf(value),
          }}
          canRestore={(_change, index) => index > 0}
          restoring={restoring.isPending}
          onRestore={async ({ id }) => {
            const version = { name, version: id, etag: etag ?? currentEtag };
            await restoring.mutateAsync(version).catch(() => undefined);
          }}
        />
      )}
    </QueryContent>
  );
}

/** The oldest of the list has no version before it. */
function toChange(version: SettingsVersion, earlier: SettingsVersion | undefined): RowChange {
  const { value, ...change } = version;
  return { ...change, before: { value: (earlier ?? version).value }, after: { value } };
}
