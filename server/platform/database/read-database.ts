import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { ChangeWatcher } from "./change-feed.ts";
import type { Database } from "./database.ts";
import { isDatabaseUnreachable } from "./database-unreachable.ts";

const pollMs = 20;
const retryMs = 1_000;

/** Runs reads of public data, on the primary or on a replica. */
export type ReadPublicData = <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;

/**
 * Sends public reads to a replica while it has replayed every change that this instance knows of, else to the primary. It
 * must hear of a change before the page cache does, so that no page is rebuilt from rows older than the change.
 */
export class ReplicaReads implements ChangeWatcher {
  readonly #primary: Database;
  readonly #replica: Database;
  readonly #log: FastifyBaseLogger;
  readonly #closing = new AbortController();
  #hearsChanges = false;
  #isCurrent = false;
  /** Whether the replica had every change when changes were last heard of. */
  #wasCurrent = false;
  #changes = 0;
  #catchingUp: Promise<void> | undefined;

  constructor(primary: Database, replica: Database, log: FastifyBaseLogger) {
    this.#primary = primary;
    this.#replica = replica;
    this.#log = log;
  }

  get isReplicaUsed(): boolean {
    return this.#isCurrent;
  }

  readonly read: ReadPublicData = async (work) => {
    if (!this.#isCurrent) return this.#readPrimary(work);
    try {
      return await work(this.#replica);
    } catch (error) {
      if (!isReplicaFailure(error)) throw error;
      this.#log.warn({ err: error }, "the replica failed; public reads go to the primary");
      this.onChange();
      return work(this.#primary);
    }
  };

  onConnected(): void {
    this.#hearsChanges = true;
    this.onChange();
  }

  /** If the primary is lost, so is the connection that changes are heard on, and the replica is all there is. */
  async #readPrimary<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.#primary);
    } catch (error) {
      if (!this.#wasCurrent || !isDatabaseUnreachable(error)) throw error;
      return work(this.#replica);
    }
  }

  /** Something changed on the primary: the replica is left out until it has replayed it. */
  onChange(): void {
    this.#isCurrent = false;
    this.#wasCurrent = false;
    this.#changes += 1;
    this.#catchingUp ??= this.#catchUp().finally(() => {
      this.#catchingUp = undefined;
    });
  }

  /** Changes are no longer heard of, so the replica may lack some. */
  onDisconnected(): void {
    this.#hearsChanges = false;
    this.#isCurrent = false;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#catchingUp;
  }

  async #catchUp(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const seen = this.#changes;
      try {
        await this.#waitForReplay(await currentPosition(this.#primary), signal);
        if (seen === this.#changes) {
          this.#wasCurrent = !signal.aborted;
          this.#isCurrent = this.#wasCurrent && this.#hearsChanges;
          return;
        }
      } catch {
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #waitForReplay(position: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { rows } = await sql<{ isReplayed: boolean }>`
        select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isReplayed"`.execute(
        this.#replica,
      );
      if (rows[0]?.isReplayed) return;
      await delay(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function currentPosition(primary: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position`.execute(primary);
  if (!rows[0]) throw new Error("PostgreSQL did not name its position");
  return rows[0].position;
}

/** SQLSTATE 40001 on a replica: replaying a change cancelled the query. */
function isReplicaFailure(error: unknown): boolean {
  if (isDatabaseUnreachable(error)) return true;
  return error instanceof Error && "code" in error && error.code === "40001";
}
