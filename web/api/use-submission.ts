import { useRef, useState } from "react";
import { CallFailure } from "./call-failure.ts";
import { IdempotencyKey } from "./idempotency-key.ts";
import type { OnProgress } from "./upload-form.ts";

type State = Readonly<{
  isSending: boolean;
  progress: number;
  failure: CallFailure | null;
}>;

export type SubmissionOutcome =
  | { is: "sent" }
  | { is: "failed"; failure: CallFailure }
  | { is: "already sending" };

/** What a call that sends a form is handed. */
export type SubmissionAttempt = Readonly<{
  onProgress: OnProgress;
  /** Goes with the call, so that the server knows a second try for what it is. */
  getIdempotencyHeaders: IdempotencyKey["getHeaders"];
}>;

const idle: State = { isSending: false, progress: 0, failure: null };

/** One form's sending: never twice at a time, with how far it is and why it failed. */
export function useSubmission() {
  const [state, setState] = useState(idle);
  // A second click can come before the first has been rendered.
  const isUnderWay = useRef(false);
  const [key] = useState(() => new IdempotencyKey());

  async function send(call: (sending: SubmissionAttempt) => Promise<void>): Promise<SubmissionOutcome> {
    if (isUnderWay.current) return { is: "already sending" };
    isUnderWay.current = true;
    setState({ ...idle, isSending: true });
    try {
      await call({
        onProgress: (progress) => setState((now) => (now.isSending ? { ...now, progress } : now)),
        getIdempotencyHeaders: (content) => key.getHeaders(content),
      });
      setState(idle);
      return { is: "sent" };
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure("unreadable", { cause: error });
      setState({ ...idle, failure });
      return { is: "failed", failure };
    } finally {
      isUnderWay.current = false;
    }
  }

  return { ...state, send };
}
