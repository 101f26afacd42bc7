import { isLiveTopic, type LiveTopic, liveHeartbeatMs, liveTopics } from "#domain/live/live-topics.ts";
import { streamAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { isOwnApi } from "#web/api/api-url.ts";
import { readEvents } from "./read-events.ts";

/** The name of the lock and of the channel that the browser's tabs share. */
const sharedName = "live";
const minRetryMs = 1_000;
const maxRetryMs = 30_000;
const maxSilenceMs = 2 * liveHeartbeatMs + 5_000;
/** A dashboard that has just been opened shows fresh rows. */
const freshMs = 3_000;

type Listener = (topics: readonly LiveTopic[]) => void;

/**
 * Reports which lists changed on the server. One tab of the browser has the connection and tells the others; when it closes, another
 * takes over. Without locks (pages that are not served over HTTPS) nothing is reported, and lists are fetched every 15 s.
 */
export function connectLive(onChange: Listener): () => void {
  if (!isOwnApi() || !("locks" in navigator) || !("BroadcastChannel" in window)) return () => undefined;
  const stopping = new AbortController();
  const channel = new BroadcastChannel(sharedName);
  channel.onmessage = ({ data }) => onChange(readTopics(data));
  const publish = (topics: readonly LiveTopic[]) => {
    channel.postMessage(topics.join(" "));
    onChange(topics);
  };
  const { signal } = stopping;
  const openedAtMs = Date.now();
  navigator.locks
    .request(sharedName, { signal }, () => follow(publish, signal, openedAtMs))
    .catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}

async function follow(publish: Listener, signal: AbortSignal, openedAtMs: number): Promise<void> {
  let retryMs = minRetryMs;
  while (!signal.aborted) {
    try {
      await readChanges(publish, signal, () => {
        // What changed while there was no connection is unknown.
        if (Date.now() - openedAtMs > freshMs) publish(liveTopics);
        retryMs = minRetryMs;
      });
    } catch {
      // Tried again below.
    }
    await pause(retryMs, signal);
    retryMs = Math.min(2 * retryMs, maxRetryMs);
  }
}

/** Resolves when the server ends the connection, rejects when it breaks or is silent for too long. */
async function readChanges(publish: Listener, stopping: AbortSignal, onOpen: () => void): Promise<void> {
  const silent = new AbortController();
  const signal = AbortSignal.any([stopping, silent.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const awaitNext = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), maxSilenceMs);
  };
  try {
    awaitNext();
    const stream = await streamAsAdmin("/api/live/", signal);
    onOpen();
    await readEvents(stream, (data) => publish(readTopics(data)), awaitNext);
  } finally {
    clearTimeout(timer);
  }
}

/** Topics of a newer server are ignored. */
function readTopics(data: unknown): readonly LiveTopic[] {
  return typeof data === "string" ? data.split(" ").filter(isLiveTopic) : [];
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
