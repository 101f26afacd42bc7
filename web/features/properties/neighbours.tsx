import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { defaultPageSize } from "#domain/page-size.ts";
import type { PropertyListingPage } from "#domain/site/site-data.ts";
import { fetchPage } from "#web/api/page-connection.ts";
import { fetchRouteData } from "#web/hydration/page-data.ts";
import { useListingTranslation } from "#web/i18n/listing-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { PageLink, usePageAddress } from "#web/ui/page-link.tsx";
import { ResultsLink } from "#web/ui/results-link.tsx";
import { type ListPosition, type ListState, listStateOf } from "./list-position.ts";
import { pathOfPage, readListState } from "./read-list-state.ts";

/** VT6: previous and next of the list that the visitor came from. Others see nothing. */
export function Neighbours({ id }: Readonly<{ id: number }>) {
  const { state } = useLocation();
  // The server does not know the history entry, so the first render in the browser must not use it either.
  const list = readListState(useSyncExternalStore(noChanges, () => state, noState))?.list;
  const index = list?.ids.indexOf(id) ?? -1;
  return list && index >= 0 ? <NeighbourLinks list={list} index={index} /> : null;
}

const noChanges = () => () => undefined;
const noState = () => null;

function NeighbourLinks({ list, index }: Readonly<{ list: ListPosition; index: number }>) {
  const { t } = useListingTranslation();
  const format = useFormat();
  const before = usePageOfList(list, index === 0 ? list.page - 1 : undefined);
  const after = usePageOfList(list, index === list.ids.length - 1 ? list.page + 1 : undefined);
  const number = (list.page - 1) * defaultPageSize + index + 1;
  const position = t("neighbours.position", {
    number: format.number(number),
    total: format.count(list.total, list.isExact),
  });
  return (
    <nav
      aria-label={t("neighbours.label")}
      className="flex flex-wrap items-center gap-x-4 text-sm print:hidden"
    >
      <Neighbour id={list.ids[index - 1]} state={{ list }} otherPage={before} edge={-1}>
        <Icon name="chevron-left" className="size-4" />
        {t("neighbours.previous")}
      </Neighbour>
      <ResultsLink to={list.path} className={linkClass}>
        {t("neighbours.back")} ({position})
      </ResultsLink>
      <Neighbour id={list.ids[index + 1]} state={{ list }} otherPage={after} edge={0}>
        {t("neighbours.next")}
        <Icon name="chevron-right" className="size-4" />
      </Neighbour>
    </nav>
  );
}

const linkClass =
  "flex min-h-touch items-center gap-1 font-semibold text-indigo underline-offset-4 hover:underline";

type NeighbourProps = Readonly<{
  /** Of the neighbour on the same page of the list. */
  id: number | undefined;
  state: ListState;
  otherPage: ListState | undefined;
  /** Where the neighbour is on the other page. */
  edge: 0 | -1;
  children: ReactNode;
}>;

function Neighbour({ id, state, otherPage, edge, children }: NeighbourProps) {
  const target = id ?? otherPage?.list.ids.at(edge);
  if (target === undefined) return null;
  return (
    <PageLink
      to={`/property/${target}`}
      state={id === undefined ? otherPage : state}
      prefetch="intent"
      className={linkClass}
    >
      {children}
    </PageLink>
  );
}

/** Fetches another page of the list; undefined until it is there, and if there is none. */
function usePageOfList(list: ListPosition, page: number | undefined): ListState | undefined {
  const [loaded, setLoaded] = useState<PropertyListingPage | null>();
  const path =
    page !== undefined && page >= 1 && page <= list.pages ? pathOfPage(list.path, page) : undefined;
  const address = usePageAddress()(path ?? "");
  useEffect(() => {
    if (!address) return;
    const stop = new AbortController();
    const route = `pages/${/\w+$/.exec(address.split("?", 1)[0] ?? "")}`;
    fetchRouteData(address, route, stop.signal, fetchPage).then(
      (data) => setLoaded((data as Readonly<{ page: PropertyListingPage | null }>).page),
      // Without an answer there is no link.
      () => undefined,
    );
    return () => stop.abort();
  }, [address]);
  return path && loaded && loaded.page === page ? listStateOf(path, loaded) : undefined;
}
