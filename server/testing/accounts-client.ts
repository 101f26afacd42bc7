import type { LoggedIn } from "./log-in.ts";
import type { TestApp } from "./test-app.ts";

export type Caller = Pick<LoggedIn, "headers">;

/** What people do with accounts; an admin, unless another caller is named. */
export class AccountsClient {
  readonly #site: TestApp;
  readonly #admin: LoggedIn;

  constructor(site: TestApp, admin: LoggedIn) {
    this.#site = site;
    this.#admin = admin;
  }

  async get(url: string, { headers }: Caller = this.#admin) {
    return this.#site.app.inject({ url, headers });
  }

  async post(url: string, payload: object, { headers }: Caller = this.#admin) {
    return this.#site.app.inject({ method: "POST", url, payload, headers });
  }

  /** With the password of the caller. */
  async change(id: number, payload: object, { headers, password }: LoggedIn = this.#admin) {
    const url = `/api/accounts/${id}/`;
    return this.#site.app.inject({ method: "PATCH", url, payload: { password, ...payload }, headers });
  }

  async invite(input: object, caller: LoggedIn = this.#admin) {
    const { password } = caller;
    return this.post("/api/invitations/", { password, role: "agent", ...input }, caller);
  }

  async postAsVisitor(url: string, payload: object) {
    return this.#site.app.inject({ method: "POST", url, payload });
  }

  async idOf({ username }: LoggedIn): Promise<number> {
    const account = this.#site.database.selectFrom("accounts").select("id").where("username", "=", username);
    return (await account.executeTakeFirstOrThrow()).id;
  }
}
