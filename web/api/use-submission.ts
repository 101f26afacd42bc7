import { useRef, useState } from "react";
import { type CallFailure, toCallFailure } from "./call-failure.ts";
import { IdempotencyKey, type KeyStorage } from "./idempotency-key.ts";
import type { OnProgress } from "./upload-form.ts";

type State = Readonly<{
  isSending: boolean;
  progress: number;
  failure: CallFailure | null;
}>;

type SubmissionOutcome = { is: "sent" } | { is: "failed"; failure: CallFailure } | { is: "already sending" };

/** What a call needs to send a form's content. */
export type SubmissionAttempt = Readonly<{
  onProgress: OnProgress;
  /** The server uses these headers to recognise a retry. */
  getIdempotencyHeaders: IdempotencyKey["getHeaders"];
}>;

const idle: State = { isSending: false, progress: 0, failure: null };

/** Sends a form's content, one attempt at a time, with its progress and its last failure. */
export function useSubmission(keyStorage?: KeyStorage) {
  const [state, setState] = useState(idle);
  // A ref, because a second click can come before the first is rendered.
  const isSending = useRef(false);
  const [key] = useState(() => new IdempotencyKey(keyStorage));

  async function send(call: (attempt: SubmissionAttempt) => Promise<void>): Promise<SubmissionOutcome> {
    if (isSending.current) return { is: "already sending" };
    isSending.current = true;
    setState({ ...idle, isSending: true });
    try {
      await call({
        onProgress: (progress) => setState((now) => (now.isSending ? { ...now, progress } : now)),
        getIdempotencyHeaders: (content) => key.getHeaders(content),
      });
      setState(idle);
      return { is: "sent" };
    } catch (error) {
      const failure = toCallFailure(error);
      setState({ ...idle, failure });
      return { is: "failed", failure };
    } finally {
      isSending.current = false;
    }
  }

  return { ...state, send };
}
