import type { UseQueryResult } from "@tanstack/react-query";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { ErrorState } from "#web/ui/error-state.tsx";

type Props = Readonly<{ title: string; query: UseQueryResult<unknown> }>;

/** Explains why a query failed, and offers to retry. */
export function QueryError({ title, query }: Props) {
  const messages = useProblemMessages();
  return (
    <ErrorState
      title={title}
      text={messages.reason(toCallFailure(query.error))}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
