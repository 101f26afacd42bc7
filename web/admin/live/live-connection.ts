import { isLiveTopic, type LiveTopic, liveHeartbeatMs, liveTopics } from "#domain/live/live-topics.ts";
import { streamAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { readEvents } from "./read-events.ts";

/** The name of the lock and of the channel that the browser's tabs share. */
const sharedName = "live";
const minRetryMs = 1_000;
const maxRetryMs = 30_000;
const maxSilenceMs = 2 * liveHeartbeatMs + 5_000;
/** A dashboard that has just been opened shows fresh rows. */
const freshMs = 3_000;

/** A tab that has just been opened asks whether there is a connection. */
const question = "?";

type Observer = Readonly<{
  onChange: (topics: readonly LiveTopic[]) => void;
  /** Also when a tab of the same browser gets or loses the connection. */
  onConnection: (isConnected: boolean) => void;
}>;

/**
 * Reports which lists changed on the server. One tab of the browser has the connection and tells the others; when it closes, another
 * takes over. Without locks (pages that are not served over HTTPS) nothing is reported, and lists are fetched every 15 s.
 */
export function connectLive({ onChange, onConnection }: Observer): () => void {
  if (!apiHas("liveChanges") || !("locks" in navigator) || !("BroadcastChannel" in window))
    return () => undefined;
  const stopping = new AbortController();
  const channel = new BroadcastChannel(sharedName);
  /** Undefined in tabs that only listen. */
  let isConnected: boolean | undefined;
  channel.onmessage = ({ data }) => {
    if (typeof data === "boolean") onConnection(data);
    else if (data !== question) onChange(readTopics(data));
    else if (isConnected !== undefined) channel.postMessage(isConnected);
  };
  channel.postMessage(question);
  const shared: Observer = {
    onChange(topics) {
      channel.postMessage(topics.join(" "));
      onChange(topics);
    },
    onConnection(connected) {
      isConnected = connected;
      channel.postMessage(connected);
      onConnection(connected);
    },
  };
  const { signal } = stopping;
  const openedAtMs = Date.now();
  navigator.locks
    .request(sharedName, { signal }, () => follow(shared, signal, openedAtMs))
    .catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}

async function follow(
  { onChange, onConnection }: Observer,
  signal: AbortSignal,
  openedAtMs: number,
): Promise<void> {
  let retryMs = minRetryMs;
  while (!signal.aborted) {
    // Also the connection of the tab before, if it was closed.
    onConnection(false);
    try {
      await readChanges(onChange, signal, () => {
        onConnection(true);
        // What changed while there was no connection is unknown.
        if (Date.now() - openedAtMs > freshMs) onChange(liveTopics);
        retryMs = minRetryMs;
      });
    } catch {
      // Tried again below.
    }
    if (signal.aborted) return;
    onConnection(false);
    await pause(retryMs, signal);
    retryMs = Math.min(2 * retryMs, maxRetryMs);
  }
}

/** Resolves when the server ends the connection, rejects when it breaks or is silent for too long. */
async function readChanges(
  onChange: Observer["onChange"],
  stopping: AbortSignal,
  onOpen: () => void,
): Promise<void> {
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
    await readEvents(stream, (data) => onChange(readTopics(data)), awaitNext);
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
