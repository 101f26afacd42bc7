import { CallFailure } from "#web/api/call-failure.ts";

const maxRetries = 3;

/** LO5 for one row that a link names: that there is none, or that it is not this account's, is an answer. */
export function retryUnlessMissing(failures: number, error: Error): boolean {
  const isMissing = error instanceof CallFailure && (error.status === 403 || error.status === 404);
  return !isMissing && failures < maxRetries;
}
