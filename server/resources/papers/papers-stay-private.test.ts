import { randomBytes } from "node:crypto";
import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import { deriveKey, loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { type RegisteredRoute, registeredRoutes } from "#server/testing/registered-routes.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { freePort } from "#server/testing/server-process.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";

/** LD7: values that occur nowhere else, so that any answer that contains one of them is a leak. */
const facts = {
  kitta_number: "kitta-7f3a9",
  owner_name: "Unmistakable Ownerperson",
  owner_phone: "9807654321",
  commission: 7_654_321.98,
  commission_unit: "amount",
  notes: "unmistakable-note-51c",
};
const scanName = "unmistakable-scan-name.pdf";
const content = Buffer.from("%PDF-1.7 unmistakable-scan-content");
const scanId = randomBytes(16).toString("hex");

let site: TestApp;
let origin: string;
let routes: RegisteredRoute[];
let owner: LoggedIn;
let callers: (LoggedIn | null)[];
let id: number;
let key: string;
let jobKey: string;
let clientPage: string;
let log = "";
const notices: string[] = [];

const papers = () => `/api/properties/${id}/papers/`;

beforeAll(async () => {
  const write = (line: string) => {
    log += line;
  };
  const logger = pino({ level: "trace" }, { write });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  routes = await registeredRoutes(async () => {
    site = await createTestApp({ PUBLIC_URL: origin }, undefined, {}, undefined, logger);
  });
  await site.app.listen({ host: "127.0.0.1", port });
  owner = await logInAs(site, "admin");
  callers = [null, await logInAs(site, "admin", false), await logInAs(site, "staff")];
  const call = (method: string, url: string, payload?: object | Buffer, headers = {}) =>
    site.app.inject({ method, url, headers: { ...owner.headers, ...headers }, ...(payload && { payload }) });
  id = (await call("POST", "/api/properties/", { ...propertyFields, is_featured: true })).json().id;
  await switchOnConstruction(site, owner);
  const job = await insertJob(site.database);
  expect(job.id).toBe(id);
  clientPage = (await call("GET", `/api/jobs/${id}/`)).json().page_url.slice(origin.length);

  const listener = new pg.Client({ connectionString: site.databaseUrl });
  await listener.connect();
  listener.on("notification", ({ payload }) => notices.push(payload ?? ""));
  await listener.query("listen public_change");
  // Everything that can be done with papers, also what fails: the values must not get into a log or an error either.
  const file = { "content-type": "application/octet-stream", "x-file-name": scanName };
  expect((await call("PUT", papers(), facts)).statusCode).toBe(200);
  expect((await call("PUT", `${papers()}scans/${scanId}/?kind=lalpurja`, content, file)).statusCode).toBe(
    201,
  );
  expect((await call("GET", papers())).json()).toMatchObject(facts);
  expect((await call("GET", `${papers()}scans/${scanId}/`)).rawPayload).toEqual(content);
  // CN7: the job has the id of the property, and its paper that of the scan, so that each address below is asked for both.
  const paper = `/api/jobs/${id}/scans/${scanId}/`;
  expect((await call("PUT", `${paper}?kind=certificate&permit=plinth`, content, file)).statusCode).toBe(201);
  expect((await call("GET", paper)).rawPayload).toEqual(content);
  expect((await call("GET", `/api/jobs/${id}/packs/bank/`)).body).toContain(scanName);
  const stale = { "if-match": '"stale"' };
  expect((await call("PUT", papers(), { ...facts, notes: "unmistakable-note-2" }, stale)).statusCode).toBe(
    412,
  );
  const invalid = await call("PUT", papers(), { ...facts, owner_phone: facts.owner_name });
  expect(invalid.statusCode).toBe(400);
  expect(invalid.body).not.toContain(facts.owner_name);
  expect(
    (
      await call(
        "PUT",
        `${papers()}scans/${randomBytes(16).toString("hex")}/`,
        Buffer.from("unmistakable"),
        file,
      )
    ).statusCode,
  ).toBe(400);
  expect(
    (
      await call("PUT", papers(), Buffer.from(`{"notes": "${facts.notes}`), {
        "content-type": "application/json",
      })
    ).statusCode,
  ).toBe(400);
  key = await keyOf("property_scans");
  jobKey = await keyOf("job_scans");
  await listener.query("notify public_change, 'end'");
  await listener.query("select 1");
  await listener.end();
});
afterAll(() => site.close());

async function keyOf(table: "property_scans" | "job_scans"): Promise<string> {
  return (await site.database.selectFrom(table).select("key").executeTakeFirstOrThrow()).key;
}

/**
 * What anyone could recognise a paper by. The key and the scan's id would be a start for guessing, but an answer may repeat
 * those of the address that was asked for.
 */
function expectNoPaper(where: string, answer: string): void {
  const values = Object.values(facts).filter((fact) => fact !== "amount");
  const ids = [key, jobKey, scanId].filter((name) => !where.toLowerCase().includes(name));
  const secrets = [...values, "unmistakable", "7,654,321", "७६५४३२१", content.toString("base64"), ...ids];
  const lowerCased = answer.toLowerCase();
  const seen = secrets.filter((secret) => lowerCased.includes(String(secret).toLowerCase()));
  expect([where, seen]).toEqual([where, []]);
}

/** Sends the path as it is: `fetch` and `inject` would resolve `..` before. */
async function send(
  method: string,
  path: string,
  caller: LoggedIn | null,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const call = httpRequest(
    origin,
    // A connection of its own: a busy machine can reuse an idle one at the moment the server closes it.
    { method, path, headers: caller ? { ...caller.headers } : {}, agent: false },
    async (response) => {
      const body = await text(response.setEncoding("latin1"));
      const decoded = Buffer.from(body, "latin1").toString("utf8");
      resolve({ status: response.statusCode ?? 0, text: `${JSON.stringify(response.headers)}\n${decoded}` });
    },
  );
  call.on("error", reject).end();
  return promise;
}

async function expectHidden(method: string, path: string): Promise<void> {
  const answers = await Promise.all(callers.map((caller) => send(method, path, caller)));
  for (const [index, { text: answer }] of answers.entries())
    expectNoPaper(`${method} ${path} as ${callers[index]?.username ?? "a visitor"}`, answer);
}

const addressOf = ({ url }: RegisteredRoute) =>
  url
    .replace(":key", key)
    .replace(":scan", scanId)
    .replace(":file", "scan.sealed")
    .replace(/:\w+/g, String(id))
    .replace("*", "x");

test("LD7, CN7: no route reveals a paper to visitors, staff and admins without the right", async () => {
  // The response of /api/live/ does not end; it consists of topics only.
  for (const route of routes.filter(({ method, url }) => method !== "CONNECT" && url !== "/api/live/")) {
    // Changes by an admin without the right would remove the property, and logging out would end the session.
    const isRead = ["GET", "HEAD"].includes(route.method);
    if (route.url === "/api/logout/" || (route.access === "admin" && !isRead)) continue;
    await expectHidden(route.method, addressOf(route));
  }
  const answers = await Promise.all(callers.map((caller) => send("GET", papers(), caller)));
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
});

test("LD7: nothing reveals whether a property has papers", async () => {
  const without = (
    await site.app.inject({
      method: "POST",
      url: "/api/properties/",
      headers: owner.headers,
      payload: propertyFields,
    })
  ).json().id;
  const answerTo = async (path: string, caller: LoggedIn | null) => {
    const response = await site.app.inject({ url: path, headers: caller?.headers ?? {} });
    const { "x-request-id": _id, date: _date, ...headers } = response.headers;
    return { status: response.statusCode, headers, body: response.body };
  };
  for (const caller of callers) {
    for (const end of ["", "views/", `scans/${scanId}/`]) {
      const known = await answerTo(`${papers()}${end}`, caller);
      for (const other of [without, 999_999])
        expect(await answerTo(`/api/properties/${other}/papers/${end}`, caller)).toEqual(known);
    }
  }
});

test("LD7, CN7: no page, sitemap, share card, structured data or list contains a paper", async () => {
  const index = (await send("GET", "/sitemap.xml", null)).text;
  const listed = [...index.matchAll(/<(?:loc|image:loc)>([^<]+)</g)].flatMap(([, url = ""]) =>
    url.startsWith(origin) ? [url.slice(origin.length)] : [],
  );
  expect(listed.some((path) => path.endsWith(`/${id}`))).toBe(true);
  const searches = Object.values(facts).flatMap((fact) => {
    const query = encodeURIComponent(String(fact));
    return [`/api/properties/?search=${query}`, `/api/properties/?location=${query}`];
  });
  const pages = [
    "/",
    "/np/",
    "/buy",
    "/np/buy",
    "/rent",
    "/login",
    "/admin",
    clientPage,
    "/robots.txt",
    "/sitemap.xml",
    "/api/docs/json",
    "/api/properties/",
    `/api/properties/${id}/`,
  ];
  for (const path of [...new Set([...pages, ...listed, ...searches])]) await expectHidden("GET", path);
  // A search for a paper's words finds nothing, so the index does not contain them.
  for (const path of searches.filter((search) => !search.includes("amount")))
    expect(JSON.parse((await send("GET", path, null)).text.split("\n").slice(1).join("\n")).count).toBe(0);
});

test("LD7, CN7: a stored scan can't be read by an address of the media store, not even a signed one", async () => {
  expect(await listPictures(site.media)).toEqual([`private/${key}`, `private/${jobKey}`].toSorted());
  const urls = new SignedMediaUrls(
    deriveKey(await loadSigningSecret(site.database), "private pictures"),
    origin,
  );
  const { folder } = urls.sign({ key });
  const paths = [
    `${urls.sign({ key: jobKey }).folder}/scan.sealed`,
    `/media/${jobKey}/scan.sealed`,
    `/media/.private/${jobKey}/scan.sealed`,
    `${folder}/scan.sealed`,
    `${folder}/1.jpg`,
    `${folder}/..%2fscan.sealed`,
    `/media/${key}/scan.sealed`,
    `/media/private/${key}/scan.sealed`,
    `/media/.private/${key}/scan.sealed`,
    `/media/..%2f.private%2f${key}/scan.sealed`,
    `/media/%2e%2e/.private/${key}/scan.sealed`,
    `/media/../.private/${key}/scan.sealed`,
    `/media/${key}%2fscan.sealed/x`,
    `/private/${key}/scan.sealed`,
    `/private-media/${key}/9999999999/x/scan.sealed`,
    `/assets/..%2f..%2fmedia/.private/${key}/scan.sealed`,
    `/share-cards/..%2f.private%2f${key}%2fscan.sealed`,
  ];
  for (const path of paths) {
    for (const caller of [...callers, owner]) {
      const { status, text: answer } = await send("GET", path, caller);
      expect([path, status === 200 && !answer.includes("text/html")]).toEqual([path, false]);
      expectNoPaper(path, answer);
    }
  }
});

test("LD7: random addresses of ids, keys, encodings and traversals reveal nothing and change nothing", async () => {
  const before = await site.app.inject({ url: papers(), headers: owner.headers });
  const segment = fc.constantFrom(
    "api",
    "apis",
    "properties",
    String(id),
    `0${id}`,
    `${id}%00`,
    "papers",
    "PAPERS",
    "%70apers",
    "papers%2fscans",
    "scans",
    scanId,
    scanId.toUpperCase(),
    "views",
    "restore",
    "media",
    ".private",
    "private",
    "private-media",
    key,
    "scan.sealed",
    "..",
    "%2e%2e",
    "%2E%2E%2F",
    ".",
    "",
    "%5c..",
    "papers;x",
    "papers.json",
    "_data",
    "en",
    "np",
    "*",
    "undefined",
  );
  const path = fc.oneof(
    fc.array(segment, { minLength: 1, maxLength: 8 }).map((parts) => `/${parts.join("/")}`),
    fc.array(segment, { maxLength: 4 }).map((parts) => `${papers()}${parts.join("/")}`),
    fc.array(segment, { maxLength: 4 }).map((parts) => `${papers()}scans/${scanId}/${parts.join("/")}`),
  );
  const method = fc.constantFrom("GET", "HEAD", "OPTIONS", "PATCH", "PUT");
  const end = fc.constantFrom("", "/", "?", "?access=admin", "?_method=GET", "#papers", "/?lang=np", ".data");
  await fc.assert(
    fc.asyncProperty(method, path, end, async (verb, start, tail) => expectHidden(verb, `${start}${tail}`)),
    { numRuns: 120, seed: 15 },
  );
  const after = await site.app.inject({ url: papers(), headers: owner.headers });
  expect(after.json()).toEqual(before.json());
  const lookers = await site.database
    .selectFrom("paper_views")
    .innerJoin("accounts", "accounts.id", "paper_views.account_id")
    .select("username")
    .distinct()
    .execute();
  expect(lookers).toEqual([{ username: owner.username }]);
});

test("LD7, CN7: no log line and no change notice contains a paper", () => {
  expect(log).toContain("/api/properties/:id/papers/");
  expectNoPaper("log", log);
  // Writing papers changes nothing public, so it removes no cached page and tells nobody.
  expect(notices).toEqual(["end"]);
});
