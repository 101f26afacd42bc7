import type { UseQueryResult } from "@tanstack/react-query";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";

type Props = Readonly<{ query: UseQueryResult<unknown>; loading: string; failed: string }>;

/** Shown in a dialog until its row is loaded. */
export function RowLoading({ query, loading, failed }: Props) {
  if (query.isError) return <QueryError title={failed} query={query} />;
  return (
    <SkeletonGroup label={loading}>
      <SkeletonText lines={8} />
    </SkeletonGroup>
  );
}
