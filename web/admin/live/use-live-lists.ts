import { useQueryClient } from "@tanstack/react-query";
import { rowKinds } from "#domain/rows/kinds.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { refreshLists } from "#web/admin/list/use-resource-page.ts";
import { mailQueryKey } from "#web/admin/mail/mail-calls.ts";
import { useLive } from "./use-live.ts";

const lists = [...rowKinds, "leads"] as const;

/** LE3: fetches the open list and the counts of the tabs again when they change. */
export function useLiveLists(): void {
  const client = useQueryClient();
  const isRefreshing = useRefreshInterval() !== false;
  useLive([...lists, "mails"], (topic) => {
    if (topic === "mails") void client.invalidateQueries({ queryKey: [mailQueryKey] });
    else if (isRefreshing && isList(topic)) refreshLists(client, topic);
  });
}

function isList(topic: string): topic is (typeof lists)[number] {
  return lists.some((list) => list === topic);
}
