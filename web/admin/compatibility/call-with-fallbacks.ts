import { CallFailure } from "#web/api/call-failure.ts";

type Attempt<Answer> = Readonly<{
  /** The statuses of the attempt before after which this one is made. */
  on: readonly number[];
  call: () => Promise<Answer>;
}>;

/**
 * API2: another API host may know a call by another path. The attempts are made in their order, each only where the
 * last failure has a status it is for; when none is left, that failure is the outcome.
 */
export async function callWithFallbacks<Answer>(
  first: () => Promise<Answer>,
  fallbacks: readonly Attempt<Answer>[],
): Promise<Answer> {
  try {
    return await first();
  } catch (error) {
    const status = error instanceof CallFailure ? error.status : undefined;
    const next = fallbacks.findIndex(({ on }) => status !== undefined && on.includes(status));
    const attempt = fallbacks[next];
    if (!attempt) throw error;
    return callWithFallbacks(attempt.call, fallbacks.slice(next + 1));
  }
}
