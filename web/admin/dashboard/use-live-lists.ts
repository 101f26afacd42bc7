import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { rowKinds } from "#domain/rows/kinds.ts";
import { useIsRefreshing } from "#web/admin/list/use-refresh-interval.ts";
import { refreshLists } from "#web/admin/list/use-resource-page.ts";
import { useLive } from "#web/admin/live/use-live.ts";
import { mailQueryKey } from "#web/admin/mail/mail-calls.ts";
import { todayQueryKey } from "#web/admin/today/use-today.ts";

const lists = [...rowKinds, "leads"] as const;
type List = (typeof lists)[number];

/** LE3 DY2: fetches the open list, the counts of the tabs and Today again when they change; behind an open form, when it is closed. */
export function useLiveLists(): void {
  const client = useQueryClient();
  const isRefreshing = useIsRefreshing();
  const changed = useRef(new Set<List>());
  const refresh = useEffectEvent(() => {
    for (const list of changed.current) refreshLists(client, list);
    // A row of any kind may be in the trash by now.
    if (changed.current.size > 0) {
      refreshLists(client, "trash");
      void client.invalidateQueries({ queryKey: [todayQueryKey] });
    }
    changed.current.clear();
  });
  useEffect(() => {
    if (isRefreshing) refresh();
  }, [isRefreshing]);
  useLive([...lists, "mails", "visits"], (topic) => {
    if (topic === "mails") void client.invalidateQueries({ queryKey: [mailQueryKey] });
    if (!isList(topic)) {
      void client.invalidateQueries({ queryKey: [todayQueryKey] });
      return;
    }
    changed.current.add(topic);
    if (isRefreshing) refresh();
  });
}

function isList(topic: string): topic is List {
  return lists.some((list) => list === topic);
}
