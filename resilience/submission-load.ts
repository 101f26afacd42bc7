import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { type Submission, submissionSchema } from "#domain/sell/submission.ts";
import { formOf } from "#server/testing/pictures.ts";

/** A form that the server said it has: whatever happens next, it must be there. */
export type Acknowledged = Readonly<{ id: number; title: string; picture: string }>;

/** Twenty people who each offer one house after another, every one with a picture. */
export class SubmissionLoad {
  readonly acknowledged: Acknowledged[] = [];
  /** The answers other than 201, and "none" for those that never came. */
  readonly refused: { status: number | "none"; retryAfter: string | null; ms: number }[] = [];
  readonly #origin: string;
  readonly #working: Promise<void>[] = [];
  #isStopped = false;

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static async begin(origin: string, people = 20): Promise<SubmissionLoad> {
    const pictures = await Promise.all(Array.from({ length: people }, (_, index) => photograph(index)));
    const posters = new SubmissionLoad(origin);
    for (const picture of pictures) posters.#working.push(posters.#work(picture));
    return posters;
  }

  /** No new form is begun; those under way get their answer, or none. */
  async end(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#working);
  }

  /** Until so many more than now were acknowledged. */
  async untilMore(count: number): Promise<void> {
    const wanted = this.acknowledged.length + count;
    while (this.acknowledged.length < wanted) await delay(5);
  }

  async #work(picture: File): Promise<void> {
    while (!this.#isStopped) await this.#post(picture);
  }

  async #post(image: File): Promise<void> {
    const begun = performance.now();
    const title = `House ${randomBytes(8).toString("hex")}`;
    try {
      const response = await fetch(`${this.#origin}/sell/`, {
        method: "POST",
        body: formOf({ ...required, propert_title: title, image }),
      });
      const body = await response.text();
      if (response.status === 201) this.acknowledged.push(acknowledged(title, body));
      else this.#refuse(response.status, response.headers.get("retry-after"), begun);
    } catch {
      this.#refuse("none", null, begun);
    }
    // One who was refused takes a breath, or a dead server would be asked thousands of times.
    if (this.refused.length > 0) await delay(20);
  }

  #refuse(status: number | "none", retryAfter: string | null, begun: number): void {
    this.refused.push({ status, retryAfter, ms: performance.now() - begun });
  }
}

const required = {
  name: "Ranjana Karna",
  email: "ranjana@example.com",
  property_location: "Janakpur",
  property_price: "8700000",
  property_type: "House",
  description: "Two storeys.",
};

function acknowledged(title: string, body: string): Acknowledged {
  const { id, pictures }: Submission = submissionSchema.parse(JSON.parse(body));
  const [picture] = pictures;
  if (!picture) throw new Error(`"${title}" was stored without its picture`);
  return { id, title, picture: picture.key };
}

/** Each in another colour, and large enough that its files take several writes. */
async function photograph(index: number): Promise<File> {
  const noise = { type: "gaussian", mean: 90 + index * 4, sigma: 25 } as const;
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background: "#000", noise } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "house.jpg", { type: "image/jpeg" });
}
