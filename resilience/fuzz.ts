import fc from "fast-check";
import sharp from "sharp";
import { problemSchema } from "#domain/problems.ts";
import { tokenPairSchema } from "#domain/session/session.ts";
import { type Body, type OddRequest, oddRequests } from "./odd-requests.ts";
import { type Operation, readOperations } from "./openapi-document.ts";

/** No answer may take longer. */
const deadline = 10_000;

/** What an answer would hold only by mistake: a stack, a path of ours, SQL or what PostgreSQL says. */
const leak =
  /node_modules|\.(ts|js):\d+|\bat \S+ \(|\/server\/\w|\bselect\b.+\bfrom\b|\binsert into\b|violates|relation "|SQLSTATE|ECONN|E(NOENT|ACCES|ISDIR)/;

export type Account = Readonly<{ username: string; password: string }>;
export type Limits = Readonly<{ seed: number; runs: number; milliseconds?: number }>;
export type Tally = Readonly<{ requests: number; operations: number; statuses: ReadonlyMap<number, number> }>;

/** Addresses that the API's document does not list, each with one that the demo company answers with 200. */
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

/** No page, no file and no call. */
const unknownAddresses = ["/{page}", "/rent/{id}", "/api/{x}/{y}", "/admin/{page}"];

const undocumented = [...Object.keys(pagesAndFiles), ...unknownAddresses].map(
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
    contentTypes: [],
  }),
);

/** Throws if an address above does not exist: odd requests to it would only ever reach the "not found" answer. */
async function assertAddressesExist(origin: string): Promise<void> {
  const home = await (await fetch(origin)).text();
  for (const [template, example] of Object.entries(pagesAndFiles)) {
    const path = typeof example === "string" ? example : example.exec(home)?.[0];
    if (path === undefined) throw new Error(`The home page has no address like ${template}`);
    const { status } = await fetch(origin + path, { redirect: "manual" });
    if (status !== 200) throw new Error(`${path}, the example of ${template}, is answered with ${status}`);
  }
}

/** Needs the demo company. Throws the smallest request that is answered wrongly, with the seed that leads to it. */
export async function fuzz(origin: string, account: Account, limits: Limits): Promise<Tally> {
  const document: unknown = await (await fetch(`${origin}/api/docs/json`)).json();
  const operations = readOperations(document);
  await assertAddressesExist(origin);
  const sender = new Sender(origin, account);
  const property = fc.asyncProperty(oddRequests([...operations, ...undocumented]), (request) =>
    sender.send(request),
  );
  await fc.assert(property, {
    seed: limits.seed,
    numRuns: limits.runs,
    ...(limits.milliseconds !== undefined && {
      interruptAfterTimeLimit: limits.milliseconds,
      markInterruptAsFailure: false,
    }),
  });
  return { requests: sender.sent, operations: operations.length, statuses: sender.statuses };
}

class Sender {
  sent = 0;
  readonly statuses = new Map<number, number>();
  readonly #origin: string;
  readonly #account: Account;
  #token = "";

  constructor(origin: string, account: Account) {
    this.#origin = origin;
    this.#account = account;
  }

  async send(request: OddRequest): Promise<void> {
    const response = await this.#fetch(request);
    const text = await response.text();
    this.sent += 1;
    this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
    if (response.status >= 500) throw new Error(`${response.status}: ${text.slice(0, 500)}`);
    const type = response.headers.get("content-type") ?? "";
    if (response.status >= 400 && type.startsWith("application/json")) {
      problemSchema.parse(JSON.parse(text));
      const leaked = leak.exec(text);
      if (leaked) throw new Error(`The answer tells "${leaked[0]}": ${text.slice(0, 500)}`);
    }
    if (response.status === 401 && request.as === "admin") this.#token = "";
  }

  async #fetch({ method, path, headers, as, body }: OddRequest): Promise<Response> {
    const sent = new Headers(headers);
    if (as === "liar") sent.set("authorization", "Bearer x.y.z");
    // Logging out would leave every later request outside.
    if (as === "admin" && !path.startsWith("/api/logout")) sent.set("authorization", await this.#bearer());
    const content = await contentOf(body);
    if (body.kind === "raw") sent.set("content-type", body.type);
    return fetch(this.#origin + path, {
      method,
      headers: sent,
      body: ["GET", "HEAD"].includes(method) ? null : content,
      redirect: "manual",
      signal: AbortSignal.timeout(deadline),
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

async function contentOf(body: Body): Promise<string | FormData | null> {
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
