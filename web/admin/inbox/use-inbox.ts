import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import type { Page } from "#domain/paging.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { type Deletion, type DeletionOptions, useDeletion } from "#web/admin/list/use-deletion.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useOpenRow } from "#web/admin/list/use-open-row.ts";
import { useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

/** The keys of the inboxes in the admin catalogue. */
type InboxTextKey = "messages" | "sell" | "serviceRequests";

type Options<Row> = Pick<DeletionOptions<Row>, "nameOf" | "hidden"> &
  Readonly<{
    /** Also the path of its API. */
    resource: "messages" | "sell" | "service-requests";
    textKey: InboxTextKey;
    item: z.ZodMiniType<Row>;
    /** Unless given, calls the API's usual path. */
    remove?: (row: Row) => Promise<unknown>;
    /** The URL parameters that filter the list besides the search, named like those of the API. */
    filters?: readonly string[];
    confirmLabel: string;
    deletedText: (row: Row) => string;
  }>;

export type Inbox<Row> = Readonly<{
  resource: Options<Row>["resource"];
  textKey: InboxTextKey;
  nameOf: (row: Row) => string;
  /** All URL parameters that filter the list. */
  filters: readonly string[];
  query: UseQueryResult<Page<Row>>;
  openId: number | null;
  /** The row whose dialog is open. It stays known when newer rows push it off the page. */
  opened: Row | undefined;
  open: (id: number) => void;
  close: () => void;
  deletion: Deletion<Row>;
}>;

/** The state of an inbox: a page of its rows, the open row, and deletion with Undo. */
export function useInbox<Row extends { id: number }>(options: Options<Row>): Inbox<Row> {
  const { resource, textKey, item, filters: own = [], confirmLabel, deletedText, ...deleting } = options;
  const filters = ["search", ...own];
  const { t } = useAdminTranslation();
  const address = useListParameters();
  const { openId, open, close } = useOpenRow();
  const query = useResourcePage({
    resource,
    path: `/${resource}/`,
    item,
    page: address.page,
    query: Object.fromEntries([...filters, "ordering"].map((name) => [name, address.get(name)])),
  });

  const listed = query.data?.results.find(({ id }) => id === openId);
  const [lastOpened, setLastOpened] = useState(listed);
  if (listed !== undefined && listed !== lastOpened) setLastOpened(listed);
  const opened = listed ?? (lastOpened?.id === openId ? lastOpened : undefined);

  const deletion = useDeletion<Row>({
    remove: ({ id }) => callAsAdmin({ method: "DELETE", path: `/${resource}/${id}/delete/` }),
    restore: ({ id }) => callAsAdmin({ method: "POST", path: `/${resource}/${id}/restore/` }),
    ...deleting,
    resource,
    texts: { question: t(`${textKey}.deletion.question`), confirm: confirmLabel },
    done: (row) => ({ title: t(`${textKey}.deletion.done`), text: deletedText(row) }),
    failed: t(`${textKey}.deletion.failed`),
    onRemoved: ({ id }) => id === openId && close(),
  });
  return {
    resource,
    textKey,
    nameOf: deleting.nameOf,
    filters,
    query,
    openId,
    opened,
    open,
    close,
    deletion,
  };
}
