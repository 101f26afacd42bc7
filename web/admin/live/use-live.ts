import { useEffect, useEffectEvent } from "react";
import type { LiveTopic } from "#domain/live/live-topics.ts";
import { connectLive } from "./live-connection.ts";

type Listener = (topics: readonly LiveTopic[]) => void;

const listeners = new Set<Listener>();
let disconnect: (() => void) | undefined;

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  disconnect ??= connectLive((topics) => {
    for (const each of [...listeners]) each(topics);
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    disconnect?.();
    disconnect = undefined;
  };
}

/** LE3: calls `onChange` after rows of one of these kinds changed, in any instance of the server. */
export function useLive(topics: readonly LiveTopic[], onChange: (topic: LiveTopic) => void): void {
  const report = useEffectEvent((changed: readonly LiveTopic[]) => {
    for (const topic of topics) if (changed.includes(topic)) onChange(topic);
  });
  useEffect(() => subscribe((changed) => report(changed)), []);
}
