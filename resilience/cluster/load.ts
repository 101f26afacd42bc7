import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { problemSchema } from "#domain/problems.ts";
import { submissionSchema } from "#domain/sell/submission.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { submissionFields } from "#server/testing/sample-forms.ts";
import { fetchAlone } from "./fetch-alone.ts";
import type { Staff } from "./staff.ts";

const retryMs = 100;
const maxTries = 300;

/** People doing the same thing again and again, until they are stopped. */
abstract class Load {
  #isStopped = false;
  #running: Promise<unknown> = Promise.resolve();

  /** Starts so many at once, each with a pause after every act. Without pauses they take what the machine has. */
  start(people: number, pauseMs = 0): this {
    const repeat = async (_: unknown, person: number) => {
      while (!this.#isStopped) {
        await this.act(person);
        await delay(pauseMs);
      }
    };
    this.#running = Promise.all(Array.from({ length: people }, repeat));
    return this;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  protected abstract act(person: number): Promise<void>;
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

  protected async act(): Promise<void> {
    const address = this.#addresses[this.count % this.#addresses.length] ?? "";
    this.count += 1;
    const outcome = await fetchAlone(address).then(({ status }) => status, String);
    if (outcome !== 200) this.failures.push(`${outcome} ${address}`);
  }
}

/** People who write, and repeat what was not acknowledged. */
abstract class Writers extends Load {
  /** Why tries failed, such as "503 unavailable". */
  readonly rejections: string[] = [];
  abandoned = 0;

  protected async repeatUntilStored(send: () => Promise<string | undefined>): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const rejection = await send().catch(String);
      if (rejection === undefined) return;
      this.rejections.push(rejection);
      await delay(retryMs);
    }
    this.abandoned += 1;
  }
}

/** A form that the site said it has stored. */
export type StoredForm = Readonly<{ id: number; title: string; picture: string }>;

export const titlePrefix = "House ";

/** Owners who send a sale submission with a picture. Like the site's own form, they repeat one under its key. */
export class Owners extends Writers {
  readonly stored: StoredForm[] = [];
  readonly #origin: string;
  readonly #picture = pictureFile({ width: 320, height: 240 });

  constructor(origin: string) {
    super();
    this.#origin = origin;
  }

  protected async act(): Promise<void> {
    const title = titlePrefix + randomBytes(8).toString("hex");
    const key = randomBytes(16).toString("hex");
    await this.repeatUntilStored(async () => {
      const response = await fetchAlone(`${this.#origin}/sell/`, {
        method: "POST",
        headers: { "idempotency-key": key },
        body: formOf({ ...submissionFields, propert_title: title, image: await this.#picture }),
      });
      const body = await response.text();
      if (response.status !== 201) return describeRejection(response.status, body);
      const { id, pictures } = submissionSchema.parse(JSON.parse(body));
      this.stored.push({ id, title, picture: pictures[0]?.key ?? "" });
      return undefined;
    });
  }
}

/** The status and the problem's code, which the site turns into a sentence for people. */
function describeRejection(status: number, body: string): string {
  try {
    return `${status} ${problemSchema.parse(JSON.parse(body)).code}`;
  } catch {
    return `${status} without a problem`;
  }
}

/** Staff who edit listings, each one of their own. */
export class Editors extends Writers {
  count = 0;
  /** The last description that the site said it has stored, by property. */
  readonly descriptions = new Map<number, string>();
  readonly #staff: Staff;

  constructor(staff: Staff) {
    super();
    this.#staff = staff;
  }

  protected async act(person: number): Promise<void> {
    const id = firstEditedProperty + person;
    const description = `Described by ${randomBytes(8).toString("hex")}.`;
    await this.repeatUntilStored(async () => {
      const status = await this.#staff.describe(id, description);
      if (status !== 200) return String(status);
      this.count += 1;
      this.descriptions.set(id, description);
      return undefined;
    });
  }
}

const firstEditedProperty = 3;
