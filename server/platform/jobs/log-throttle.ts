const intervalMs = 60_000;

/** Permits the same message once a minute: while the database is away, every poll of every worker fails. */
export class LogThrottle {
  readonly #loggedAt = new Map<string, number>();

  permits(message: string, nowMs = Date.now()): boolean {
    // Messages of pg-boss end in the id of a worker.
    const key = message.replace(/ \(Queue: .*/s, "");
    const last = this.#loggedAt.get(key);
    if (last !== undefined && nowMs - last < intervalMs) return false;
    if (this.#loggedAt.size > 100) this.#loggedAt.clear();
    this.#loggedAt.set(key, nowMs);
    return true;
  }
}
