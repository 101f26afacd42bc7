import { CallFailure } from "#web/api/call-failure.ts";

type Fallback<Answer> = Readonly<{
  /** The statuses of the previous attempt after which this one is made. */
  on: readonly number[];
  call: () => Promise<Answer>;
}>;

/**
 * API2: calls another API host, which may know the call by another path. Skips a fallback that is not for the last
 * failure's status; if none is left, throws that failure.
 */
export async function callWithFallbacks<Answer>(
  first: () => Promise<Answer>,
  fallbacks: readonly Fallback<Answer>[],
): Promise<Answer> {
  try {
    return await first();
  } catch (error) {
    const status = error instanceof CallFailure ? error.status : undefined;
    const next = fallbacks.findIndex(({ on }) => status !== undefined && on.includes(status));
    const fallback = fallbacks[next];
    if (!fallback) throw error;
    return callWithFallbacks(fallback.call, fallbacks.slice(next + 1));
  }
}
