import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { LiveTopic } from "#domain/live/live-topics.ts";
import { connectLive } from "./live-connection.ts";

type Listener = (topics: readonly LiveTopic[]) => void;

const listeners = new Set<Listener>();
const stateListeners = new Set<() => void>();
let isConnected = false;
let disconnect: (() => void) | undefined;

function setConnected(connected: boolean): void {
  isConnected = connected;
  for (const listener of stateListeners) listener();
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  disconnect ??= connectLive({
    onChange(topics) {
      for (const each of [...listeners]) each(topics);
    },
    onConnection: setConnected,
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    disconnect?.();
    disconnect = undefined;
    setConnected(false);
  };
}

function subscribeToState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => void stateListeners.delete(listener);
}

/** Whether changes are reported, so that nothing needs to be fetched at intervals. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribeToState,
    () => isConnected,
    () => false,
  );
}

/** LE3: calls `onChange` after rows of one of these kinds changed, in any instance of the server. */
export function useLive(topics: readonly LiveTopic[], onChange: (topic: LiveTopic) => void): void {
  const report = useEffectEvent((changed: readonly LiveTopic[]) => {
    for (const topic of topics) if (changed.includes(topic)) onChange(topic);
  });
  useEffect(() => subscribe((changed) => report(changed)), []);
}
