import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { type ListedRedirect, listedRedirectSchema, redirectOrigins } from "#domain/redirects/redirect.ts";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FilterSelect } from "#web/admin/list/filter-select.tsx";
import { FilteredList } from "#web/admin/list/filtered-list.tsx";
import { useDeletion } from "#web/admin/list/use-deletion.tsx";
import { Button } from "#web/ui/button.tsx";
import { CodeDialog } from "./code-dialog.tsx";
import { redirectsPath } from "./redirect-calls.ts";
import { RedirectEditor } from "./redirect-editor.tsx";
import { type RedirectActions, RedirectItem } from "./redirect-item.tsx";
import { useRedirectTranslation } from "./redirect-messages.ts";

/** IM9: short addresses with their uses, and old addresses of imports. */
export function RedirectsSection() {
  const { t: admin } = useAdminTranslation();
  const { t } = useRedirectTranslation();
  const { editing, edit, close } = useEditing();
  const [shown, setShown] = useState<ListedRedirect | null>(null);
  const deletion = useDeletion<ListedRedirect>({
    kind: "redirects",
    nameOf: ({ path }) => path,
    texts: { question: t("deletion.question"), confirm: t("deletion.confirm") },
    done: ({ path }) => ({ title: t("deletion.done"), text: path }),
    failed: t("deletion.failed"),
  });
  const actions: RedirectActions = {
    onEdit: ({ id }) => edit(id),
    onShowCode: setShown,
    onDelete: deletion.ask,
  };
  return (
    <FilteredList
      page={{
        resource: "redirects",
        path: redirectsPath,
        item: listedRedirectSchema,
        filters: ["search", "origin"],
      }}
      title={admin("settings.own.redirects.title")}
      countText={(count) => t("count", { count })}
      intro={<p className="mt-3 max-w-text text-ink-soft">{t("text")}</p>}
      buttons={
        <Button icon={<Plus />} onClick={() => edit("new")}>
          {t("add")}
        </Button>
      }
      searchHint={t("searchHint")}
      filters={
        <FilterSelect
          name="origin"
          label={t("origin.label")}
          any={t("origin.any")}
          options={redirectOrigins.map((value) => ({ value, label: t(`origin.${value}`) }))}
        />
      }
      loading={t("loading")}
      failed={t("failed")}
      empty={{
        title: t("empty"),
        text: t("emptyText", { example: `${window.location.host}/jan-purnima` }),
      }}
      row={(redirect) => <RedirectItem redirect={redirect} actions={actions} />}
    >
      {deletion.dialog}
      <RedirectEditor editing={editing} onClose={close} />
      <CodeDialog redirect={shown} onClose={() => setShown(null)} />
    </FilteredList>
  );
}
