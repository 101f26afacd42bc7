import { setTimeout as delay } from "node:timers/promises";
import { tokenPairSchema } from "#domain/session/session.ts";
import { adminPassword } from "./app-instance.ts";
import { fetchAlone } from "./fetch-alone.ts";

/** An instance under full load answers 503 at times. */
const maxTries = 20;

/** An admin at one address of the site. */
export class Staff {
  readonly #origin: string;
  #token: string;

  private constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  static async logIn(origin: string): Promise<Staff> {
    return new Staff(origin, await fetchToken(origin));
  }

  async request(method: string, path: string, body?: FormData | object): Promise<Response> {
    const response = await this.#send(method, path, body);
    if (response.status !== 401) return response;
    // Tokens end before a full drill does.
    this.#token = await fetchToken(this.#origin);
    return this.#send(method, path, body);
  }

  async #send(method: string, path: string, body?: FormData | object): Promise<Response> {
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

async function fetchToken(origin: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetchAlone(`${origin}/api/token/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: adminPassword }),
    });
    if (response.ok) return tokenPairSchema.parse(await response.json()).access;
    if (tries === maxTries)
      throw new Error(`Staff can't log in: ${response.status} ${await response.text()}`);
    await delay(200);
  }
}
