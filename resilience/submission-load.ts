import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { type Submission, submissionSchema } from "#domain/sell/submission.ts";
import { repetitions } from "./full-run.ts";
import { postSubmission } from "./post-submission.ts";

/** A submission that the server answered with 201, so it must never be lost. */
export type AcknowledgedSubmission = Readonly<{ id: number; title: string; picture: string }>;

/** Concurrent clients that each submit one property with a picture after another. */
export class SubmissionLoad {
  readonly acknowledged: AcknowledgedSubmission[] = [];
  /** Responses other than 201; the status is "none" if the connection failed. */
  readonly failed: { status: number | "none"; retryAfterSeconds: string | null; ms: number }[] = [];
  readonly #origin: string;
  readonly #clients: Promise<void>[] = [];
  #isStopped = false;

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static async start(origin: string, clients = repetitions(6, 20)): Promise<SubmissionLoad> {
    const pictures = await Promise.all(Array.from({ length: clients }, (_, index) => createPicture(index)));
    const load = new SubmissionLoad(origin);
    load.#clients.push(...pictures.map((picture) => load.#runClient(picture)));
    return load;
  }

  /** Waits for pending submissions. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#clients);
  }

  /** Waits until `count` more submissions are acknowledged. */
  async waitForMore(count: number): Promise<void> {
    const target = this.acknowledged.length + count;
    while (this.acknowledged.length < target) await delay(5);
  }

  async #runClient(picture: File): Promise<void> {
    while (!this.#isStopped) await this.#post(picture);
  }

  async #post(image: File): Promise<void> {
    const startedAt = performance.now();
    const title = `House ${randomBytes(8).toString("hex")}`;
    try {
      const response = await postSubmission(this.#origin, image, title);
      const body = await response.text();
      if (response.status === 201) this.acknowledged.push(readAcknowledged(title, body));
      else this.#recordFailure(response.status, response.headers.get("retry-after"), startedAt);
    } catch {
      this.#recordFailure("none", null, startedAt);
    }
    // Without a pause, a dead server would get thousands of requests.
    if (this.failed.length > 0) await delay(20);
  }

  #recordFailure(status: number | "none", retryAfterSeconds: string | null, startedAt: number): void {
    this.failed.push({ status, retryAfterSeconds, ms: performance.now() - startedAt });
  }
}

function readAcknowledged(title: string, body: string): AcknowledgedSubmission {
  const { id, pictures }: Submission = submissionSchema.parse(JSON.parse(body));
  const [picture] = pictures;
  if (!picture) throw new Error(`"${title}" is stored without its picture`);
  return { id, title, picture: picture.key };
}

/** Each picture has another colour and is large enough that its files take several writes. */
async function createPicture(index: number): Promise<File> {
  const noise = { type: "gaussian", mean: 90 + index * 4, sigma: 25 } as const;
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background: "#000", noise } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "house.jpg", { type: "image/jpeg" });
}
