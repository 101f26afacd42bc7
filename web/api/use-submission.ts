import { useRef, useState } from "react";
import { CallFailure } from "./call-failure.ts";
import { SendingKey } from "./idempotency-key.ts";
import type { OnProgress } from "./upload.ts";

type State = Readonly<{
  isSending: boolean;
  progress: number;
  failure: CallFailure | null;
}>;

export type Outcome = { is: "sent" } | { is: "failed"; failure: CallFailure } | { is: "already sending" };

/** What a call that sends a form is handed. */
export type Sending = Readonly<{
  onProgress: OnProgress;
  /** Goes with the call, so that the server knows a second try for what it is. */
  headersFor: SendingKey["headersFor"];
}>;

const idle: State = { isSending: false, progress: 0, failure: null };

/** One form's sending: never twice at a time, with how far it is and why it failed. */
export function useSending() {
  const [state, setState] = useState(idle);
  // A second click can come before the first has been rendered.
  const isUnderWay = useRef(false);
  const [key] = useState(() => new SendingKey());

  async function send(call: (sending: Sending) => Promise<void>): Promise<Outcome> {
    if (isUnderWay.current) return { is: "already sending" };
    isUnderWay.current = true;
    setState({ ...idle, isSending: true });
    try {
      await call({
        onProgress: (progress) => setState((now) => (now.isSending ? { ...now, progress } : now)),
        headersFor: (content) => key.headersFor(content),
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
