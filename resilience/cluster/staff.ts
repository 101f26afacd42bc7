import { tokenPairSchema } from "#domain/session/session.ts";
import { adminPassword } from "./app-copy.ts";
import { fetchAlone } from "./fetch-alone.ts";

/** An admin at one address of the site. */
export class Staff {
  readonly #origin: string;
  readonly #token: string;

  private constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  static async logIn(origin: string): Promise<Staff> {
    const response = await fetchAlone(`${origin}/api/token/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: adminPassword }),
    });
    return new Staff(origin, tokenPairSchema.parse(await response.json()).access);
  }

  async request(method: string, path: string, body?: FormData | object): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetchAlone(this.#origin + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      body: isForm ? body : (body && JSON.stringify(body)) || null,
    });
  }

  /** The status of the answer; 0 if there was none. */
  async describe(id: number, description: string): Promise<number> {
    try {
      return (await this.request("PATCH", `/api/properties/${id}/`, { description })).status;
    } catch {
      return 0;
    }
  }
}
