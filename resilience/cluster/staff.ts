import * as z from "zod/mini";
import { tokenPairSchema } from "#domain/session/session.ts";
import { adminPassword } from "./app-copy.ts";

const idsSchema = z.object({ results: z.array(z.object({ id: z.number() })) });

/** An admin who edits listings through one address of the site. */
export class Staff {
  readonly #origin: string;
  readonly #token: string;

  private constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  static async logIn(origin: string): Promise<Staff> {
    const response = await fetch(`${origin}/api/token/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: adminPassword }),
    });
    return new Staff(origin, tokenPairSchema.parse(await response.json()).access);
  }

  /** The same admin at another address. */
  at(origin: string): Staff {
    return new Staff(origin, this.#token);
  }

  async propertyIds(): Promise<number[]> {
    const response = await fetch(`${this.#origin}/api/properties/`);
    return idsSchema.parse(await response.json()).results.map(({ id }) => id);
  }

  /** True if the site said that it has stored the description. */
  async describe(id: number, description: string): Promise<boolean> {
    try {
      const response = await fetch(`${this.#origin}/api/properties/${id}/`, {
        method: "PATCH",
        headers: { "content-type": "application/json", authorization: `Bearer ${this.#token}` },
        body: JSON.stringify({ description }),
        signal: AbortSignal.timeout(15_000),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}
