import type { UseQueryResult } from "@tanstack/react-query";
import { toCallFailure } from "#web/admin/calls/to-call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";

type Props = Readonly<{ query: UseQueryResult<unknown>; loading: string; failed: string }>;

/** Stands where a dialog's row will be: on its way, or not to be had. */
export function RowLoading({ query, loading, failed }: Props) {
  const words = useProblemMessages();
  if (query.isError)
    return (
      <ErrorState
        title={failed}
        text={words.reason(toCallFailure(query.error))}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <SkeletonGroup label={loading}>
      <SkeletonText lines={8} />
    </SkeletonGroup>
  );
}
