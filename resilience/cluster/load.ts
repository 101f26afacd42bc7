import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { submissionSchema } from "#domain/sell/submission.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";

const requestTimeoutMs = 15_000;

/** People doing the same thing again and again, until they are stopped. */
abstract class Load {
  #isStopped = false;
  #running: Promise<unknown> = Promise.resolve();

  /** Starts so many at once. */
  start(people: number): this {
    const repeat = async () => {
      while (!this.#isStopped) await this.act();
    };
    this.#running = Promise.all(Array.from({ length: people }, repeat));
    return this;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  protected abstract act(): Promise<void>;
}

/** Visitors who look at pages and at the API's lists. */
export class Readers extends Load {
  count = 0;
  readonly failures: string[] = [];
  readonly #addresses: readonly string[];

  constructor(origin: string, paths: readonly string[]) {
    super();
    this.#addresses = paths.map((path) => origin + path);
  }

  get failureRate(): number {
    return this.failures.length / Math.max(1, this.count);
  }

  protected async act(): Promise<void> {
    const address = this.#addresses[this.count % this.#addresses.length] ?? "";
    this.count += 1;
    const outcome = await statusOf(address);
    if (outcome !== 200) this.failures.push(`${outcome} ${address}`);
    await delay(5);
  }
}

/** On a connection of its own: a browser repeats a read by itself whose kept connection was just being closed. */
async function statusOf(address: string): Promise<number | string> {
  try {
    const call = get(address, { agent: false, signal: AbortSignal.timeout(requestTimeoutMs) });
    const response: IncomingMessage = (await once(call, "response"))[0];
    await finished(response.resume());
    return response.statusCode ?? 0;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A form that the site said it has stored. */
export type Acknowledged = Readonly<{ id: number; title: string; picture: string }>;

/** Owners who send a sale submission with a picture. Like the site's own form, they repeat one under its key. */
export class Owners extends Load {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers other than 201, by their status; 0 for none. */
  readonly rejected: number[] = [];
  readonly #origin: string;
  readonly #picture = pictureFile({ width: 320, height: 240 });

  constructor(origin: string) {
    super();
    this.#origin = origin;
  }

  protected async act(): Promise<void> {
    const title = `House ${randomBytes(8).toString("hex")}`;
    const key = randomBytes(16).toString("hex");
    for (let tries = 0; tries < 200; tries += 1) {
      const acknowledged = await this.#send(title, key);
      if (acknowledged) {
        this.acknowledged.push(acknowledged);
        return;
      }
      await delay(100);
    }
  }

  async #send(title: string, key: string): Promise<Acknowledged | undefined> {
    try {
      const response = await fetch(`${this.#origin}/sell/`, {
        method: "POST",
        headers: { "idempotency-key": key },
        body: formOf({ ...submission, propert_title: title, image: await this.#picture }),
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      const body = await response.text();
      if (response.status === 201) {
        const { id, pictures } = submissionSchema.parse(JSON.parse(body));
        return { id, title, picture: pictures[0]?.key ?? "" };
      }
      this.rejected.push(response.status);
    } catch {
      this.rejected.push(0);
    }
    return undefined;
  }
}

const submission = {
  name: "Ranjana Karna",
  email: "ranjana@example.com",
  property_location: "Janakpur",
  property_price: "8700000",
  property_type: "House",
  description: "Two storeys.",
};
