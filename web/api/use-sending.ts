import { useRef, useState } from "react";
import type { Challenge } from "#domain/sending/challenge.ts";
import { CallFailure } from "./call-failure.ts";
import { SendingKey } from "./sending-key.ts";
import type { OnProgress } from "./upload.ts";

type State = Readonly<{
  isSending: boolean;
  /** The server wanted some work done first, and it is being done. */
  isProving: boolean;
  progress: number;
  failure: CallFailure | null;
}>;

export type Outcome = { is: "sent" } | { is: "failed"; failure: CallFailure } | { is: "already sending" };

/** What a call that sends a form is handed. */
export type Sending = Readonly<{
  onProgress: OnProgress;
  /** Goes with the call, so that the server knows a second try for what it is. */
  headersFor: SendingKey["headersFor"];
  /** Does the work that the server asked for; the page can say so meanwhile. */
  prove: (challenge: Challenge) => Promise<string>;
}>;

const idle: State = { isSending: false, isProving: false, progress: 0, failure: null };

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
        async prove(challenge) {
          setState((now) => ({ ...now, isProving: true }));
          // Hardly anyone needs it.
          const { solveChallenge } = await import("./solve-challenge.ts");
          const proof = await solveChallenge(challenge);
          setState((now) => ({ ...now, isProving: false }));
          return proof;
        },
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
