import { createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "#server/platform/secrets/signing-secret.ts";

const seedBytes = 16;

/** The secrets of endpoints: derived from a random seed of the row, so that they are stored nowhere and can sign. */
export class WebhookSecrets {
  readonly #key: Buffer;

  constructor(secret: Uint8Array) {
    this.#key = deriveKey(secret, "webhooks");
  }

  createSeed(): Buffer {
    return randomBytes(seedBytes);
  }

  /** As people copy it. */
  textOf(seed: Uint8Array): string {
    return `whsec_${this.#secretOf(seed).toString("base64")}`;
  }

  /** The `webhook-signature` of the specification, with one signature for each seed. */
  sign(seeds: readonly Uint8Array[], id: string, timestampSeconds: number, body: string): string {
    const content = `${id}.${timestampSeconds}.${body}`;
    const signatures = seeds.map((seed) =>
      createHmac("sha256", this.#secretOf(seed)).update(content).digest("base64"),
    );
    return signatures.map((signature) => `v1,${signature}`).join(" ");
  }

  #secretOf(seed: Uint8Array): Buffer {
    return createHmac("sha256", this.#key).update(seed).digest();
  }
}
