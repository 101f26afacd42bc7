import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { ImportList } from "./import-list.tsx";
import { ImportView } from "./import-view.tsx";
import { useImportTranslation } from "./messages.ts";
import { NewImport } from "./new-import.tsx";

/** IM1, IM2, IM3: files that become listings, people and leads. */
export function ImportSection() {
  const { t } = useAdminTranslation();
  const { t: text } = useImportTranslation();
  const address = useListParameters();
  const id = Number(address.get("import")) || null;
  const open = (opened: number | null) =>
    address.change({ import: opened === null ? null : String(opened), lines: null });
  return (
    <section aria-labelledby="import-title">
      <h2 id="import-title" tabIndex={-1} className="text-2xl outline-none">
        {t("settings.own.import.title")}
      </h2>
      {id === null ? (
        <>
          <p className="mt-1 mb-6 max-w-text text-ink-soft">{text("text")}</p>
          <NewImport onCreated={open} />
          <ImportList onOpen={open} />
        </>
      ) : (
        <ImportView key={id} id={id} onClose={() => open(null)} />
      )}
    </section>
  );
}
