import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { ChunkedRequest, fieldPart, filePart, sendPartialRequest } from "#server/testing/raw-request.ts";
import { submissionFields } from "#server/testing/sample-forms.ts";
import { multipartType, SubmissionClient, submissionParts } from "#server/testing/submission-client.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let client: SubmissionClient;
beforeAll(async () => {
  site = await createTestApp();
  client = await SubmissionClient.listen(site);
});
afterAll(() => site.close());
afterEach(() => client.expectNothingStored());

const fileOf = (bytes: Uint8Array, name = "picture.jpg") =>
  new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
const postPicture = (file: File) => client.post(formOf({ ...submissionFields, image: file }));
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#000" } });

describe("unsupported files (SE4, API5)", () => {
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  test.each([
    ["a text named .jpg", Buffer.from("not a picture at all")],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF")],
    ["an SVG with a script", Buffer.from(svg)],
    ["an XML file that contains an SVG", Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ["HTML that starts like a GIF", Buffer.from("GIF89a/*<script>alert(1)</script>*/=1")],
    ["HTML that starts like a JPEG", Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from("<html>")])],
    ["an empty file", Buffer.alloc(0)],
    ["a zip", Buffer.from("504b0304140000", "hex")],
  ])("%s is rejected by its content", async (_, bytes) => {
    const { status, problem } = await postPicture(fileOf(bytes));
    expect([status, problem.fields?.image?.[0]?.code]).toEqual([400, "image_invalid"]);
  });

  test("a truncated picture is rejected", async () => {
    const complete = await plain(800, 600).jpeg().toBuffer();
    const { status, problem } = await postPicture(fileOf(complete.subarray(0, complete.length - 200)));
    expect([status, problem.fields?.image?.[0]?.code]).toEqual([400, "image_invalid"]);
  });

  test("a file over 5 MB is rejected with the name of its field", async () => {
    const { status, problem } = await postPicture(fileOf(Buffer.alloc(6 * 1024 * 1024, 1)));
    expect([status, problem.code, problem.fields?.image?.[0]?.code]).toEqual([
      413,
      "too_large",
      "image_too_large",
    ]);
  });

  test("LD6: a photo uploaded before its form may have 12 MB", async () => {
    const upload = async (megabytes: number) => {
      const body = formOf({ image: fileOf(Buffer.alloc(megabytes * 1024 * 1024, 1)) });
      const response = await fetch(`${client.origin}/sell/pictures/`, { method: "POST", body });
      return problemSchema.parse(await response.json()).fields?.image?.[0]?.code;
    };
    expect(await upload(11)).toBe("image_invalid");
    expect(await upload(13)).toBe("photo_too_large");
  });

  test("a request far over the limits is rejected by its Content-Length", async () => {
    const body = formOf({ image: fileOf(Buffer.alloc(60 * 1024 * 1024, 1)) });
    const response = await fetch(`${client.origin}/sell/pictures/`, { method: "POST", body });
    expect(response.status).toBe(413);
  });

  test("a small file with 40 million pixels is rejected without decoding it", async () => {
    const bomb = await plain(8000, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    const before = process.memoryUsage.rss();
    const { status, problem } = await postPicture(fileOf(bomb));
    expect([status, problem.fields?.image?.[0]?.code]).toEqual([400, "image_too_many_pixels"]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  test("a valid and an invalid picture together are rejected", async () => {
    const form = formOf({ ...submissionFields, image: [await pictureFile(), fileOf(Buffer.from("bad"))] });
    const { status, problem } = await client.post(form);
    expect([status, problem.fields?.image?.[0]?.code]).toEqual([400, "image_invalid"]);
  });

  test("a file in a text field is rejected with the name of the field", async () => {
    const { status, problem } = await client.post(
      formOf({ ...submissionFields, attachment: await pictureFile() }),
    );
    expect([status, problem.fields?.attachment?.[0]?.code]).toEqual([400, "invalid"]);
  });

  test("a text in a picture field is rejected", async () => {
    const { problem } = await client.post(formOf({ ...submissionFields, image: "/etc/passwd" }));
    expect(problem.fields?.image?.[0]?.code).toBe("image_invalid");
  });

  test("an upload that is interrupted leaves no files", async () => {
    const picture = Buffer.alloc(300_000, 1);
    const start = Buffer.concat([...submissionParts, filePart("image", picture).subarray(0, -2)]);
    const socket = await sendPartialRequest(client.origin, "/sell/", start);
    await expect.poll(() => client.listStoredFiles()).toEqual([expect.stringMatching(/^\.incoming-/)]);
    socket.destroy();
    await expect.poll(() => client.listStoredFiles()).toEqual([]);
    expect((await site.app.inject("/healthz")).statusCode).toBe(200);
  });
});

describe("an endless chunked body (API5)", () => {
  const megabyteBytes = 1024 * 1024;
  const openFile = (field: string) => filePart(field, Buffer.alloc(0)).subarray(0, -2);
  const openField = (field: string) => fieldPart(field, "").subarray(0, -2);
  /** Measures the maximum size of the work folder until the returned function is called. */
  const watchSpool = () => {
    let maxBytes = 0;
    let isWatching = true;
    const watching = (async () => {
      while (isWatching) {
        const entries = await readdir(site.media.workDir, { recursive: true, withFileTypes: true }).catch(
          () => [],
        );
        let bytes = 0;
        for (const entry of entries.filter((entry) => entry.isFile()))
          bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
        maxBytes = Math.max(maxBytes, bytes);
      }
    })();
    return async () => {
      isWatching = false;
      await watching;
      return maxBytes;
    };
  };

  /** When the connection of each test is closed. */
  const closings: Promise<void>[] = [];
  /** The bytes, and how many megabytes of them the server may read. */
  const bodies: [string, string, Buffer, number][] = [
    ["a picture of a submission", "/sell/", openFile("image"), 121],
    ["a file in a text field", "/sell/", openFile("attachment"), 121],
    [
      "a second picture",
      "/sell/",
      Buffer.concat([filePart("image", Buffer.from("x")), openFile("image")]),
      121,
    ],
    ["a text", "/sell/", openField("description"), 121],
    ["text before the first part", "/sell/", Buffer.from("x"), 121],
    ["a single picture of a visitor", "/sell/pictures/", openFile("image"), 13],
    ["a picture of a service request", "/service-requests/", openFile("imag"), 13],
    ["a file in a message", "/messages/create/", openFile("file"), 1],
    ["a picture of a property, by staff", "/api/properties/create/", openFile("image"), 37],
  ];
  const isShort = ([, , , maxMegabytes]: (typeof bodies)[number], index: number) =>
    index === 0 || maxMegabytes < 40;

  test.each(isFullRun ? bodies : bodies.filter(isShort))(
    "%s gets 413 while it is still being sent",
    async (_, path, start, maxMegabytes) => {
      const { headers } = await logInAs(site, "admin");
      const endWatch = watchSpool();
      const request = await ChunkedRequest.open(client.origin, path, [
        `Content-Type: ${multipartType}`,
        `Authorization: ${headers.authorization}`,
      ]);
      await request.send(start);
      expect(await request.sendUntilResponse((maxMegabytes + 40) * megabyteBytes)).toBe(true);
      const { code } = problemSchema.parse(JSON.parse(await request.body()));
      expect([request.status, code]).toEqual([413, "too_large"]);
      // The socket buffers of both ends add to what the server has read.
      expect(request.sentBytes).toBeLessThan((maxMegabytes + 16) * megabyteBytes);
      closings.push(request.closed);
      expect(await endWatch()).toBeLessThanOrEqual(12 * megabyteBytes + 1);
    },
  );

  test.each([
    ["JSON", "/messages/create/", "application/json", '{"name": "'],
    ["a form posted by a page", "/contact", "application/x-www-form-urlencoded", "name="],
  ])("%s gets 413", async (_, path, type, start) => {
    const request = await ChunkedRequest.open(client.origin, path, [`Content-Type: ${type}`]);
    await request.send(Buffer.from(start));
    await request.sendUntilResponse(40 * megabyteBytes);
    expect(request.status).toBe(413);
    expect(request.sentBytes).toBeLessThan(16 * megabyteBytes);
    closings.push(request.closed);
  });

  // The server gives each client some seconds to read the answer.
  test("has its connection closed", async () => {
    expect(closings.length).toBeGreaterThan(5);
    await Promise.all(closings);
  });
});
