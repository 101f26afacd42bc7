import { useMutation, useQuery } from "@tanstack/react-query";
import type { RowChange } from "#domain/history/entry.ts";
import type { SettingsVersion } from "#domain/settings/document.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { ChangeList } from "#web/admin/history/change-list.tsx";
import { useRestored } from "#web/admin/history/use-restored.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { documentValues } from "./document-values.ts";
import { type DocumentName, documents } from "./documents.ts";
import { documentKey, fetchDocument, fetchVersions, restoreVersion } from "./settings-calls.ts";
import { useDocumentLabels } from "./use-document-labels.ts";

/** LE7: the versions of a document, and the way back to each. */
export function DocumentHistory({ name }: Readonly<{ name: DocumentName }>) {
  const { t } = useAdminTranslation();
  const labels = useDocumentLabels(name);
  const { schema, tree } = documents[name];
  const query = useQuery({
    queryKey: [documentKey(name), "history"],
    queryFn: async () => ({ versions: await fetchVersions(name), current: await fetchDocument(name) }),
  });
  const restoring = useMutation({ mutationFn: restoreVersion, ...useRestored(documentKey(name)) });
  const valuesOf = (value: unknown) => {
    const parsed = schema.safeParse(value);
    return documentValues(tree, parsed.success ? parsed.data : undefined);
  };
  const versions = query.data?.versions ?? [];
  // The newest names of items and fields win.
  const oldestFirst = versions.map(({ value }) => valuesOf(value)).toReversed();
  const known: EditorValues = Object.assign({}, ...oldestFirst);
  return (
    <section aria-labelledby="settings-history-title" aria-busy={query.isFetching}>
      <h2 id="settings-history-title" tabIndex={-1} className="text-2xl outline-none">
        {t("settings.historyOf", { name: t(`settings.sections.${name}.title`) })}
      </h2>
      <p className="mt-1 text-ink-soft">{t("settings.historyText")}</p>
      {query.isError && !query.data && <QueryError title={t("history.failed")} query={query} />}
      {query.isPending && (
        <SkeletonGroup label={t("history.loading")}>
          <SkeletonText lines={8} />
        </SkeletonGroup>
      )}
      {query.data && (
        <ChangeList
          kind="settings"
          changes={versions.map((version, index) => toChange(version, versions[index + 1]))}
          row={{}}
          missingPictures={[]}
          fields={{
            labels: Object.assign({}, ...oldestFirst.map((values) => labels.all(values, known))),
            valuesOf: ({ value }) => valuesOf(value),
          }}
          canBringBack={(_change, index) => index > 0}
          restoring={restoring.isPending}
          onBringBack={async ({ id }) => {
            const etag = query.data.current.etag;
            await restoring.mutateAsync({ name, version: id, etag }).catch(() => undefined);
          }}
        />
      )}
    </section>
  );
}

/** The oldest of the list has no version before it. */
function toChange(version: SettingsVersion, earlier: SettingsVersion | undefined): RowChange {
  const { value, ...change } = version;
  return { ...change, before: { value: (earlier ?? version).value }, after: { value } };
}
