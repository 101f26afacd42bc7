import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import type { Page } from "#domain/paging.ts";
import { rowNames } from "#domain/rows/kinds.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { type Deletion, type DeletionOptions, useDeletion } from "./use-deletion.tsx";
import { useOpenRow } from "./use-open-row.ts";
import { useResourcePage } from "./use-resource-page.ts";

/** The kinds of rows with a tab, and their keys in the admin catalogue. */
export const textKeys = {
  properties: "properties",
  projects: "projects",
  sell: "sell",
  messages: "messages",
  "service-requests": "serviceRequests",
} as const;
type ListedKind = keyof typeof textKeys;

type Options<Row> = Pick<DeletionOptions<Row>, "nameOf"> &
  Partial<Pick<DeletionOptions<Row>, "failed" | "hidden" | "remove">> &
  Readonly<{
    texts?: Partial<DeletionOptions<Row>["texts"]>;
    kind: ListedKind;
    item: z.ZodMiniType<Row>;
    /** How buttons call a row, if not by the name that a question has. */
    shortNameOf?: (row: Row) => string;
    /** The URL parameters that filter the list besides the search, named like those of the API. */
    filters?: readonly string[];
  }>;

export type RowList<Row> = Readonly<{
  kind: ListedKind;
  /** The first part of the API's addresses. */
  path: string;
  nameOf: (row: Row) => string;
  shortNameOf: (row: Row) => string;
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

/** The state of a tab: a page of its rows, the open row, and deletion with Undo. */
export function useRowList<Row extends { id: number }>(options: Options<Row>): RowList<Row> {
  const { kind, item, filters: own = [], nameOf, shortNameOf = nameOf, texts, ...deleting } = options;
  const filters = ["search", ...own];
  const key = textKeys[kind];
  const { path } = rowNames[kind];
  const { t } = useAdminTranslation();
  const { openId, open, close } = useOpenRow();
  const query = useResourcePage({ resource: kind, path, item, filters });

  const listed = query.data?.results.find(({ id }) => id === openId);
  const [lastOpened, setLastOpened] = useState(listed);
  if (listed !== undefined && listed !== lastOpened) setLastOpened(listed);
  const opened = listed ?? (lastOpened?.id === openId ? lastOpened : undefined);

  const deletion = useDeletion<Row>({
    failed: t(`${key}.deletion.failed`),
    ...deleting,
    nameOf,
    kind,
    texts: { question: t(`${key}.deletion.question`), confirm: t(`${key}.detail.delete`), ...texts },
    done: (row) => ({
      title: t(`${key}.deletion.done`),
      text: t(`${key}.deletion.doneText`, { name: shortNameOf(row) }),
    }),
    onRemoved: ({ id }) => id === openId && close(),
  });
  return { kind, path, nameOf, shortNameOf, filters, query, openId, opened, open, close, deletion };
}
