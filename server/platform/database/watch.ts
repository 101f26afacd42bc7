import pg from "pg";

const tick = 250;
/** In ticks and not in milliseconds: while this process itself is held up, none of them passes. */
const patience = 4;

/**
 * Hangs up on a database that has stopped answering without hanging up itself, as a stopped machine or a cut cable does:
 * whoever waits for it is then told at once, instead of waiting for as long as the network does.
 */
export function watchDatabase(
  url: string,
  pool: pg.Pool,
  onSilence: (connections: number) => void,
): () => Promise<void> {
  const inUse = new Set<pg.PoolClient>();
  pool.on("connect", (client) => inUse.add(client));
  pool.on("remove", (client) => inUse.delete(client));

  let probe: Probe | undefined;
  const timer = setInterval(() => {
    probe ??= new Probe(url);
    if (probe.isBroken) probe = undefined;
    else if (probe.waited() >= patience) {
      probe.hangUp();
      probe = undefined;
      onSilence(inUse.size);
      for (const client of inUse) client.connection.stream.destroy();
    }
  }, tick).unref();
  return async () => {
    clearInterval(timer);
    probe?.hangUp();
  };
}

/** A connection of the watch's own, asked again and again: the pool's may all be busy with long questions. */
class Probe {
  isBroken = false;
  readonly #client: pg.Client;
  #isWaiting = true;
  #ticks = 0;

  constructor(url: string) {
    this.#client = new pg.Client({ connectionString: url, application_name: "mithila-ghar watch" });
    this.#client.on("error", () => {
      this.isBroken = true;
    });
    this.#answered(this.#client.connect());
  }

  /** For how many ticks in a row it has had no answer; asks again if it has one. */
  waited(): number {
    if (this.#isWaiting) this.#ticks += 1;
    else {
      this.#ticks = 0;
      this.#answered(this.#client.query("select 1"));
    }
    return this.#ticks;
  }

  hangUp(): void {
    this.#client.connection.stream.destroy();
  }

  #answered(answer: Promise<unknown>): void {
    this.#isWaiting = true;
    answer.then(
      () => {
        this.#isWaiting = false;
      },
      () => {
        this.isBroken = true;
      },
    );
  }
}
