import { expect } from "vitest";
import { createAccount } from "#server/platform/session/accounts.ts";
import { DocumentedApi } from "#server/testing/documented-api.ts";
import { freePort } from "#server/testing/server-process.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { type Area, areaOf } from "./areas.ts";

type Call = Readonly<{ form?: FormData; json?: object; scan?: Buffer; as?: "admin" | "visitor" }>;

export const contractPassword = "a long password";

/** Calls the API over HTTP, and compares each response with the API documentation. */
export class ContractApi {
  #site: TestApp | undefined;
  #documented: DocumentedApi | undefined;
  readonly #called = new Set<string>();
  origin = "";
  /** Of the account "admin"; empty until it has logged in. */
  access = "";

  async start(): Promise<void> {
    const port = await freePort();
    this.origin = `http://127.0.0.1:${port}`;
    this.#site = await createTestApp({ PUBLIC_URL: this.origin });
    await createAccount(this.site.database, { username: "admin", password: contractPassword, isAdmin: true });
    await this.site.app.listen({ host: "127.0.0.1", port });
    this.#documented = new DocumentedApi(this.site.app);
    const json = { username: "admin", password: contractPassword };
    this.access = (await this.call("POST", "/api/token/", { json })).body.access;
  }

  async close(): Promise<void> {
    await this.#site?.close();
  }

  get site(): TestApp {
    if (!this.#site) throw new Error("start() comes first");
    return this.#site;
  }

  get documented(): DocumentedApi {
    if (!this.#documented) throw new Error("start() comes first");
    return this.#documented;
  }

  readonly call = async (method: string, path: string, { form, json, scan, as = "admin" }: Call = {}) => {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        // The server may close an idle connection at the moment of the next request.
        connection: "close",
        ...(as === "admin" && this.access && { authorization: `Bearer ${this.access}` }),
        ...(json && { "content-type": "application/json" }),
        ...(scan && { "content-type": "application/octet-stream", "x-file-name": "lalpurja.pdf" }),
      },
      body: form ?? (json ? JSON.stringify(json) : scan ? new Uint8Array(scan) : null),
    });
    const text = await response.text();
    const { pathname } = new URL(path, this.origin);
    this.documented.expectDocumented(method, pathname, {
      status: response.status,
      type: response.headers.get("content-type"),
      text,
    });
    this.#called.add(`${method} ${this.documented.patternOf(pathname)}`);
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };

  /** For a file that is not JSON: its bytes as text. */
  readonly download = async (path: string): Promise<string> => {
    const headers = { authorization: `Bearer ${this.access}`, connection: "close" };
    const text = await (await fetch(this.origin + path, { headers })).text();
    this.#called.add(`GET ${this.documented.patternOf(path)}`);
    return text;
  };

  readonly statusOf = async (url: string) => (await fetch(url)).status;

  /** The documented operations of an area that no test has called yet; spreadsheets are not JSON, so other tests read them. */
  expectAllCalled(area: Area): void {
    const operations = this.documented
      .operations()
      .filter((operation) => areaOf(operation) === area && !operation.endsWith(".csv"));
    expect(operations).not.toEqual([]);
    expect(operations.filter((operation) => !this.#called.has(operation))).toEqual([]);
  }
}
