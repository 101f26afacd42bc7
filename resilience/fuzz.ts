import fc from "fast-check";
import sharp from "sharp";
import { problemSchema } from "#domain/problems.ts";
import { tokenPairSchema } from "#domain/session/session.ts";
import { type Operation, readOperations } from "./openapi-document.ts";
import { type Body, type RandomRequest, randomRequests } from "./random-requests.ts";

const responseTimeoutMs = 10_000;

/** Stack traces, paths of the server, SQL and messages of PostgreSQL. */
const leakPattern =
  /node_modules|\.(ts|js):\d+|\bat \S+ \(|\/server\/\w|\bselect\b.+\bfrom\b|\binsert into\b|violates|relation "|SQLSTATE|ECONN|E(NOENT|ACCES|ISDIR)/;

export type Account = Readonly<{ username: string; password: string }>;
export type FuzzOptions = Readonly<{ seed: number; maxRuns: number; maxDurationMs?: number }>;
export type FuzzResult = Readonly<{
  requests: number;
  operations: number;
  statuses: ReadonlyMap<number, number>;
}>;

/** Paths outside the OpenAPI document, each with an example that the demo data answers with 200. */
const pagesAndFiles = {
  "/buy": "/buy",
  "/rent": "/rent",
  "/projects": "/projects",
  "/contact": "/contact",
  "/login": "/login",
  "/property/{id}": "/property/1",
  "/project/{id}": "/project/1",
  "/share/property/{file}": "/share/property/1.en.jpg",
  "/share/project/{file}": "/share/project/1.np.jpg",
  "/share/site.{language}.jpg": "/share/site.en.jpg",
  "/sitemap/{file}": "/sitemap/pages.xml",
  "/media/{key}/{file}": /\/media\/[\w-]+\/[\w.-]+/,
  "/assets/{file}": /\/assets\/[\w.-]+\.js/,
} as const satisfies Record<string, string | RegExp>;

/** Paths that exist nowhere. */
const unknownPaths = ["/{page}", "/rent/{id}", "/api/{x}/{y}", "/admin/{page}"];

const undocumented = [...Object.keys(pagesAndFiles), ...unknownPaths].map(
  (path): Operation => ({
    method: "GET",
    path,
    query: new Map([
      ["page", {}],
      ["lang", {}],
      ["search", {}],
    ]),
    headers: [],
    fields: new Map(),
  }),
);

/** Throws if an example does not exist: requests to it would only reach the "not found" response. */
async function assertExamplesExist(origin: string): Promise<void> {
  const home = await (await fetch(origin)).text();
  for (const [template, example] of Object.entries(pagesAndFiles)) {
    const path = typeof example === "string" ? example : example.exec(home)?.[0];
    if (path === undefined) throw new Error(`The home page has no link like ${template}`);
    const { status } = await fetch(origin + path, { redirect: "manual" });
    if (status !== 200) throw new Error(`${path}, the example of ${template}, responds with ${status}`);
  }
}

/** Needs the demo data. Throws the smallest failing request with its seed. */
export async function fuzz(origin: string, account: Account, options: FuzzOptions): Promise<FuzzResult> {
  const document: unknown = await (await fetch(`${origin}/api/docs/json`)).json();
  const operations = readOperations(document);
  await assertExamplesExist(origin);
  const sender = new RequestSender(origin, account);
  const property = fc.asyncProperty(randomRequests([...operations, ...undocumented]), (request) =>
    sender.send(request),
  );
  await fc.assert(property, {
    seed: options.seed,
    numRuns: options.maxRuns,
    ...(options.maxDurationMs !== undefined && {
      interruptAfterTimeLimit: options.maxDurationMs,
      markInterruptAsFailure: false,
    }),
  });
  return { requests: sender.sentCount, operations: operations.length, statuses: sender.statuses };
}

class RequestSender {
  sentCount = 0;
  readonly statuses = new Map<number, number>();
  readonly #origin: string;
  readonly #account: Account;
  #token = "";

  constructor(origin: string, account: Account) {
    this.#origin = origin;
    this.#account = account;
  }

  async send(request: RandomRequest): Promise<void> {
    const response = await this.#fetch(request);
    const text = await response.text();
    this.sentCount += 1;
    this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
    if (response.status >= 500) throw new Error(`${response.status}: ${text.slice(0, 500)}`);
    const type = response.headers.get("content-type") ?? "";
    if (response.status >= 400 && type.startsWith("application/json")) {
      problemSchema.parse(JSON.parse(text));
      const leaked = leakPattern.exec(text);
      if (leaked) throw new Error(`The response leaks "${leaked[0]}": ${text.slice(0, 500)}`);
    }
    if (response.status === 401 && request.authentication === "admin") this.#token = "";
  }

  async #fetch({ method, path, headers, authentication, body }: RandomRequest): Promise<Response> {
    const requestHeaders = new Headers(headers);
    if (authentication === "invalid") requestHeaders.set("authorization", "Bearer x.y.z");
    // Logging out would reject all later requests.
    if (authentication === "admin" && !path.startsWith("/api/logout"))
      requestHeaders.set("authorization", await this.#bearer());
    const content = await encodeBody(body);
    if (body.kind === "raw") requestHeaders.set("content-type", body.type);
    return fetch(this.#origin + path, {
      method,
      headers: requestHeaders,
      body: ["GET", "HEAD"].includes(method) ? null : content,
      redirect: "manual",
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
  }

  async #bearer(): Promise<string> {
    if (this.#token === "") {
      const response = await fetch(`${this.#origin}/api/token/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(this.#account),
      });
      this.#token = tokenPairSchema.parse(await response.json()).access;
    }
    return `Bearer ${this.#token}`;
  }
}

let picture: Promise<Buffer> | undefined;

async function encodeBody(body: Body): Promise<string | FormData | null> {
  if (body.kind === "none") return null;
  if (body.kind === "raw") return body.text;
  const form = new FormData();
  for (const [name, part] of body.parts) {
    if (typeof part === "string") form.append(name, part);
    else if ("picture" in part) {
      picture ??= sharp({ create: { width: 9, height: 9, channels: 3, background: "#a33" } })
        .png()
        .toBuffer();
      form.append(name, new File([new Uint8Array(await picture)], "a.png", { type: "image/png" }));
    } else form.append(name, new File([new Uint8Array(part.bytes)], part.name, { type: part.type }));
  }
  return form;
}
