import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import type { Page } from "#domain/paging.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { type Deletion, type DeletionOptions, useDeletion } from "#web/admin/list/use-deletion.tsx";
import { useListAddress } from "#web/admin/list/use-list-address.ts";
import { useOpenRow } from "#web/admin/list/use-open-row.ts";
import { useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";

/** What visitors send, by the names of its texts in the admin's catalogue. */
type InboxTexts = "messages" | "sell" | "serviceRequests";

type Options<Row> = Pick<DeletionOptions<Row>, "resource" | "nameOf" | "remove" | "restore" | "hidden"> &
  Readonly<{
    texts: InboxTexts;
    path: string;
    item: z.ZodMiniType<Row>;
    confirm: string;
    doneText: (row: Row) => string;
  }>;

export type Inbox<Row> = Readonly<{
  resource: DeletionOptions<Row>["resource"];
  texts: InboxTexts;
  query: UseQueryResult<Page<Row>>;
  openId: number | null;
  /** The row whose dialog is open. It stays known when newer rows push it off the page. */
  opened: Row | undefined;
  open: (id: number) => void;
  close: () => void;
  deletion: Deletion<Row>;
}>;

/** The state of an inbox: a page of its rows, the open one, and deleting with Undo. */
export function useInbox<Row extends { id: number }>(options: Options<Row>): Inbox<Row> {
  const { resource, texts, path, item, confirm, doneText, ...deleting } = options;
  const { t } = useAdminTranslation();
  const problem = useProblemMessages();
  const address = useListAddress();
  const { openId, open, close } = useOpenRow();
  const query = useResourcePage({
    resource,
    path,
    item,
    page: address.page,
    query: { search: address.get("search"), ordering: address.get("ordering") },
  });

  const listed = query.data?.results.find(({ id }) => id === openId);
  const [lastOpened, setLastOpened] = useState(listed);
  if (listed !== undefined && listed !== lastOpened) setLastOpened(listed);
  const opened = listed ?? (lastOpened?.id === openId ? lastOpened : undefined);

  const deletion = useDeletion<Row>({
    ...deleting,
    resource,
    words: { question: t(`${texts}.deletion.question`), confirm },
    done: (row) => ({ title: t(`${texts}.deletion.done`), text: doneText(row) }),
    failed: (_row, failure) => ({ title: t(`${texts}.deletion.failed`), text: problem.reason(failure) }),
    onGone: ({ id }) => id === openId && close(),
  });
  return { resource, texts, query, openId, opened, open, close, deletion };
}
