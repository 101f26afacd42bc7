import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { QueryError } from "./query-error.tsx";

type Props<Data> = Readonly<{
  query: UseQueryResult<Data>;
  loading: string;
  failed: string;
  /** In the shape of the content; lines of text unless given. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}>;

/** What a query has read, or that it is loading, or why it failed. Content stays if a later read fails. */
export function QueryContent<Data>({ query, loading, failed, skeleton, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <QueryError title={failed} query={query} />;
  return <SkeletonGroup label={loading}>{skeleton ?? <SkeletonText lines={8} />}</SkeletonGroup>;
}
