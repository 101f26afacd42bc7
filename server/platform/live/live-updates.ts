import { PassThrough, type Readable } from "node:stream";
import { isLiveTopic, type LiveTopic, liveHeartbeatMs, liveTopics } from "#domain/live/live-topics.ts";
import type { ChangeWatcher } from "#server/platform/database/change-feed.ts";
import type { Change } from "#server/platform/database/change-tags.ts";
import { Problem } from "#server/platform/http/problem.ts";

/** Changes within this time are sent together: a thousand new rows cost a dashboard a few requests, not a thousand. */
const gatherMs = 500;
const maxStreams = 500;
const maxStreamsPerAccount = 50;
/** A client that does not read is disconnected, and fetches everything when it comes back. */
const maxUnreadBytes = 64 * 1024;

/** LE3: tells open dashboards which lists changed, in any instance of the app. Sends topics only, no data. */
export class LiveUpdates implements ChangeWatcher {
  readonly #streams = new Map<PassThrough, number>();
  readonly #pending = new Set<LiveTopic>();
  #gathering: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  /** Changes before this moment are unknown. */
  onConnected(): void {
    this.#announce(liveTopics);
  }

  onChange(change: Change): void {
    const isChanged = (topic: LiveTopic) =>
      change === "everything" || change.has(topic) || (topic === "properties" && change.has("features"));
    this.#announce(liveTopics.filter(isChanged));
  }

  onStaffChange(topic: string): void {
    if (isLiveTopic(topic)) this.#announce([topic]);
  }

  onDisconnected(): void {}

  /** The events for one dashboard, until it is closed from either side. */
  open(accountId: number): Readable {
    const ofAccount = [...this.#streams.values()].filter((id) => id === accountId).length;
    if (ofAccount >= maxStreamsPerAccount || this.#streams.size >= maxStreams)
      throw new Problem("too_many_requests", { retryAfterSeconds: 60 });
    const stream = new PassThrough();
    this.#streams.set(stream, accountId);
    stream.on("close", () => this.#remove(stream));
    stream.on("error", () => undefined);
    stream.write(": connected\n\n");
    this.#heartbeat ??= setInterval(() => this.#send(": still here\n\n"), liveHeartbeatMs).unref();
    return stream;
  }

  /** Ends all streams, so that the server can stop. Clients then connect to another instance. */
  close(): void {
    clearTimeout(this.#gathering);
    for (const stream of this.#streams.keys()) stream.end();
  }

  #announce(topics: readonly LiveTopic[]): void {
    if (this.#streams.size === 0 || topics.length === 0) return;
    for (const topic of topics) this.#pending.add(topic);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      const event = `event: change\ndata: ${[...this.#pending].join(" ")}\n\n`;
      this.#pending.clear();
      this.#send(event);
    }, gatherMs);
  }

  #send(text: string): void {
    for (const stream of this.#streams.keys()) {
      if (stream.writableLength > maxUnreadBytes) stream.destroy();
      else stream.write(text);
    }
  }

  #remove(stream: PassThrough): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }
}
