import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import {
  boundary,
  ChunkedRequest,
  closingBoundary,
  fieldPart,
  filePart,
  sendPartialRequest,
} from "#server/testing/raw-request.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { incomingPrefix } from "./platform/media/local-media-store.ts";

/** The public form with a picture stands for all: they share one reader, one encoder and one store. */
let site: TestApp;
let origin: string;
beforeAll(async () => {
  site = await createTestApp();
  origin = await site.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => site.close());

const required = {
  name: "Ranjana Karna",
  email: "ranjana@example.com",
  propert_title: "House",
  property_location: "Janakpur",
  property_price: "8700000",
  property_type: "House",
  description: "Two storeys.",
};
const requiredParts = Object.entries(required).map(([name, value]) => fieldPart(name, value));
const rows = async () => (await site.database.selectFrom("sell_submissions").select("id").execute()).length;
const pictureRows = async () => (await site.database.selectFrom("pictures").select("key").execute()).length;

/** What pictures and uploads there are on disk. */
const stored = async () => [
  ...(await readdir(site.mediaDir)).filter(
    (name) => !name.startsWith(".") || name.startsWith(incomingPrefix),
  ),
  ...(await readdir(join(site.mediaDir, ".private"))),
];

afterEach(async () => {
  expect(await stored(), "nothing is left on disk").toEqual([]);
  expect([await rows(), await pictureRows()], "nothing is left in the database").toEqual([0, 0]);
});

type Body = FormData | string | Uint8Array<ArrayBuffer>;
async function post(body: Body, type?: string, path = "/sell/") {
  const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
  const response = await fetch(origin + path, { method: "POST", headers, body });
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\.ts:|Error:|at \w+ \(/);
  return { status: response.status, problem: problemSchema.parse(JSON.parse(text)) };
}
const parts = (...list: Buffer[]) =>
  post(new Uint8Array(Buffer.concat(list)), `multipart/form-data; boundary=${boundary}`);
const fileOf = (bytes: Uint8Array, name = "picture.jpg") =>
  new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
const withPicture = (file: File) => post(formOf({ ...required, image: file }));
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#000" } });

describe("files that are no picture we take (SE4, API5)", () => {
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  test.each([
    ["a text named .jpg", Buffer.from("not a picture at all")],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF")],
    ["a drawing with a script", Buffer.from(svg)],
    ["an XML file that hides one", Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ["a web page that begins like a GIF", Buffer.from("GIF89a/*<script>alert(1)</script>*/=1")],
    [
      "a JPEG's first bytes and a web page",
      Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from("<html>")]),
    ],
    ["an empty file", Buffer.alloc(0)],
    ["a zip", Buffer.from("504b0304140000", "hex")],
  ])("%s is refused by its content", async (_, bytes) => {
    const { status, problem } = await withPicture(fileOf(bytes));
    expect([status, problem.fields?.image?.[0]?.code]).toEqual([400, "image_invalid"]);
  });

  test("a picture cut off in the middle is refused", async () => {
    const whole = await plain(800, 600).jpeg().toBuffer();
    const { status, problem } = await withPicture(fileOf(whole.subarray(0, whole.length - 200)));
    expect([status, problem.fields?.image?.[0]?.code]).toEqual([400, "image_invalid"]);
  });

  test("a file over 5 MB is too large, and its field says so", async () => {
    const { status, problem } = await withPicture(fileOf(Buffer.alloc(6 * 1024 * 1024, 1)));
    expect([status, problem.code, problem.fields?.image?.[0]?.code]).toEqual([
      413,
      "too_large",
      "image_too_large",
    ]);
  });

  test("a request far over every limit is refused by its announced length", async () => {
    const { status } = await withPicture(fileOf(Buffer.alloc(30 * 1024 * 1024, 1)));
    expect(status).toBe(413);
  });

  test("a small file of 40 million pixels is refused without unfolding it", async () => {
    const bomb = await plain(8000, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    const before = process.memoryUsage.rss();
    const { status, problem } = await withPicture(fileOf(bomb));
    expect([status, problem.fields?.image?.[0]?.code]).toEqual([400, "image_too_many_pixels"]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  test("a good picture does not save a bad one sent with it", async () => {
    const form = formOf({ ...required, image: [await pictureFile(), fileOf(Buffer.from("bad"))] });
    const { status, problem } = await post(form);
    expect([status, problem.fields?.image?.[0]?.code]).toEqual([400, "too_many"]);
  });

  test("a file in a field that takes none is refused, by name", async () => {
    const { status, problem } = await post(formOf({ ...required, attachment: await pictureFile() }));
    expect([status, problem.fields?.attachment?.[0]?.code]).toEqual([400, "invalid"]);
  });

  test("a text where a picture belongs is refused", async () => {
    const { problem } = await post(formOf({ ...required, image: "/etc/passwd" }));
    expect(problem.fields?.image?.[0]?.code).toBe("image_invalid");
  });
});

describe("bodies that are no form (API5)", () => {
  const multipart = `multipart/form-data; boundary=${boundary}`;
  test.each([
    ["multipart without a boundary", "multipart/form-data", "x", 400],
    ["multipart that ends before its end", multipart, fieldPart("name", "x").toString(), 400],
    ["multipart that is none", multipart, "hello", 400],
    ["JSON that is none", "application/json", '{"name": ', 400],
    ["a JSON list", "application/json", "[1, 2]", 400],
    ["JSON that pollutes", "application/json", '{"__proto__": {"isAdmin": true}}', 400],
    ["plain text", "text/plain", "name=x", 415],
    ["a page's form", "application/x-www-form-urlencoded", "name=x", 415],
    ["XML", "application/xml", "<name/>", 415],
    ["too much JSON", "application/json", JSON.stringify({ name: "x".repeat(70_000) }), 413],
  ])("%s", async (_, type, body, expected) => {
    const { status } = await post(body, type);
    expect(status).toBe(expected);
  });

  test("no body at all names the required fields", async () => {
    const { status, problem } = await post("");
    expect(status).toBe(415);
    expect(problem.code).toBe("unsupported_type");
    const empty = await site.app.inject({ method: "POST", url: "/sell/" });
    expect(Object.keys(problemSchema.parse(empty.json()).fields ?? {})).toHaveLength(7);
  });

  test("thousands of parts", async () => {
    const many = Array.from({ length: 5000 }, (_, index) => fieldPart(`f${index}`, "x"));
    expect((await parts(...many, closingBoundary)).status).toBe(413);
    const files = Array.from({ length: 300 }, () => filePart("image", Buffer.from("x")));
    expect((await parts(...requiredParts, ...files, closingBoundary)).status).toBe(413);
  });

  test("a field far too long, a name far too long, names of Object's own", async () => {
    const long = await parts(
      ...requiredParts,
      fieldPart("description", "x".repeat(200_000)),
      closingBoundary,
    );
    expect([long.status, long.problem.fields?.description?.[0]?.code]).toEqual([400, "too_long"]);
    const name = await parts(fieldPart("n".repeat(5000), "x"), closingBoundary);
    expect(name.status).toBe(400);
    expect((await parts(...requiredParts, fieldPart("__proto__", "x"), closingBoundary)).status).toBe(400);
    expect((await parts(...requiredParts, fieldPart("constructor", "x"), closingBoundary)).status).toBe(400);
  });

  test("a connection that ends in the middle of a picture leaves nothing", async () => {
    const picture = Buffer.alloc(300_000, 1);
    const begun = Buffer.concat([...requiredParts, filePart("image", picture).subarray(0, -2)]);
    const socket = await sendPartialRequest(origin, "/sell/", begun);
    await vi.waitFor(async () => expect(await stored()).toEqual([expect.stringMatching(/^\.incoming-/)]));
    socket.destroy();
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
    expect((await site.app.inject("/healthz")).statusCode).toBe(200);
  });
});

describe("a body without an end, sent in chunks (API5)", () => {
  const megabyte = 1024 * 1024;
  const multipart = `Content-Type: multipart/form-data; boundary=${boundary}`;
  const openFile = (field: string) => filePart(field, Buffer.alloc(0)).subarray(0, -2);
  const openField = (field: string) => fieldPart(field, "").subarray(0, -2);
  /** The most that lay in the spool at any time. */
  const watchSpool = () => {
    let most = 0;
    let isWatching = true;
    const watching = (async () => {
      while (isWatching) {
        const entries = await readdir(site.mediaDir, { recursive: true, withFileTypes: true }).catch(
          () => [],
        );
        let bytes = 0;
        for (const entry of entries.filter((one) => one.isFile()))
          bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
        most = Math.max(most, bytes);
      }
    })();
    return async () => {
      isWatching = false;
      await watching;
      return most;
    };
  };

  test.each([
    ["a picture of a submission", "/sell/", openFile("image"), 6],
    ["a file in a field that takes none", "/sell/", openFile("attachment"), 6],
    [
      "a second picture",
      "/sell/",
      Buffer.concat([filePart("image", Buffer.from("x")), openFile("image")]),
      6,
    ],
    ["a text", "/sell/", openField("description"), 6],
    ["what comes before the first part", "/sell/", Buffer.from("x"), 6],
    ["a picture of a service request", "/service-requests/", openFile("imag"), 6],
    ["a file in a message", "/messages/create/", openFile("file"), 1],
    ["a picture of a property, by staff", "/api/properties/create/", openFile("image"), 16],
  ])(
    "%s is answered with 413 while it is still sent, and the connection ends",
    async (_, path, begin, most) => {
      const { headers } = await logInAs(site, "admin");
      const endWatch = watchSpool();
      const request = await ChunkedRequest.open(origin, path, [
        multipart,
        `Authorization: ${headers.authorization}`,
      ]);
      await request.send(begin);
      expect(await request.sendUntilResponse((most + 40) * megabyte)).toBe(true);
      const { code } = problemSchema.parse(JSON.parse(await request.body()));
      expect([request.status, code]).toEqual([413, "too_large"]);
      // What the two ends of a local connection hold comes on top of what the server took.
      expect(request.sentBytes).toBeLessThan((most + 16) * megabyte);
      await request.closed;
      expect(await endWatch()).toBeLessThanOrEqual(5 * megabyte);
    },
  );

  test.each([
    ["JSON", "/messages/create/", "application/json", '{"name": "'],
    ["a page's form", "/contact", "application/x-www-form-urlencoded", "name="],
  ])("%s too", async (_, path, type, begin) => {
    const request = await ChunkedRequest.open(origin, path, [`Content-Type: ${type}`]);
    await request.send(Buffer.from(begin));
    await request.sendUntilResponse(40 * megabyte);
    expect(request.status).toBe(413);
    expect(request.sentBytes).toBeLessThan(16 * megabyte);
    await request.closed;
  });
});

describe("fields that no form of ours would send (API5)", () => {
  const sent = (fields: object) => post(JSON.stringify({ ...required, ...fields }), "application/json");
  test.each([
    ["name", "control_characters", "a\u0000b"],
    ["name", "control_characters", "\ud800"],
    ["name", "control_characters", "a\u202eb"],
    ["name", "one_line", "two\nlines"],
    ["name", "text_invalid", ["a", "b"]],
    ["name", "text_invalid", { toString: "x" }],
    ["name", "text_invalid", 7],
    ["name", "too_long", "x".repeat(5000)],
    ["property_price", "number_invalid", "1e400"],
    ["property_price", "too_big", "9".repeat(50)],
    ["property_price", "too_big", 1e300],
    ["property_price", "above_zero", "-0.01"],
    ["property_price", "number_invalid", "NaN"],
    ["property_price", "number_invalid", true],
    ["no_of_bedrooms", "too_big", "99999999999"],
    ["no_of_bedrooms", "whole_number", "1.5"],
    ["no_of_bathrooms", "half_steps", "0.25"],
    ["area", "number_invalid", "Infinity"],
    ["property_type", "choice_invalid", "house"],
    ["email", "email_invalid", "a@b@c.d"],
  ])("%s: %s", async (field, code, value) => {
    const { status, problem } = await sent({ [field]: value });
    expect([status, problem.fields?.[field]?.[0]?.code]).toEqual([400, code]);
  });

  test("a field sent twice", async () => {
    const { status, problem } = await parts(...requiredParts, fieldPart("name", "again"), closingBoundary);
    expect([status, problem.fields?.name?.[0]?.code]).toEqual([400, "text_invalid"]);
  });

  test("bytes that are no text are never stored as something else unseen", async () => {
    const broken = Buffer.concat([
      fieldPart("email", "").subarray(0, -2),
      Buffer.from([0xff, 0xfe]),
      Buffer.from("\r\n"),
    ]);
    const { status } = await parts(
      ...requiredParts.filter((part) => !part.includes("email")),
      broken,
      closingBoundary,
    );
    expect(status).toBe(400);
  });
});
