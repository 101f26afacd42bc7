import { describe, expect, test } from "vitest";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { submissionFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe("a form that is posted without JavaScript", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const message = new URLSearchParams({
    name: "Sita",
    email: "sita@example.com",
    subject: "A visit",
    message: "On Saturday?",
  });
  const post = (to: TestApp, origin: string, host: string) =>
    to.app.inject({
      method: "POST",
      url: "/contact",
      headers: { ...form, origin, host },
      payload: message.toString(),
    });

  test("is accepted only from the origin of PUBLIC_URL, also behind a proxy that rewrites Host", async () => {
    const proxied = await createTestApp({ PUBLIC_URL: "https://ghar.example" });
    try {
      const accepted = await post(proxied, "https://ghar.example", "internal:3000");
      expect(accepted.statusCode, accepted.body).toBe(303);
      expect(accepted.headers.location).toContain("sent=1");
      for (const origin of ["http://internal:3000", "http://ghar.example", "https://evil.example", "null"]) {
        const rejected = await post(proxied, origin, "internal:3000");
        expect(rejected.statusCode, origin).toBe(403);
        expect(rejected.json().code).toBe("origin_refused");
      }
      const stored = await proxied.database.selectFrom("messages").select("id").execute();
      expect(stored).toHaveLength(1);
    } finally {
      await proxied.close();
    }
  });

  test("is accepted only from the host that it is posted to if PUBLIC_URL is not set", async () => {
    const local = await createTestApp({ PUBLIC_URL: "" });
    try {
      for (const host of ["localhost:3000", "127.0.0.1:3000", "192.168.1.7:3000"]) {
        const accepted = await post(local, `http://${host}`, host);
        expect(accepted.statusCode, accepted.body).toBe(303);
      }
      expect((await post(local, "http://evil.example", "127.0.0.1:3000")).statusCode).toBe(403);
    } finally {
      await local.close();
    }
  });

  test("LD6: has its pictures, or says which file is none", async () => {
    const site = await createTestApp();
    const send = (files: File[]) => {
      const payload = formOf({ ...submissionFields, propert_title: crypto.randomUUID(), image: files });
      return site.app.inject({ method: "POST", url: "/sell", payload });
    };
    try {
      const sent = await send([await pictureFile(), await pictureFile()]);
      expect(sent.statusCode, sent.body.slice(0, 500)).toBe(303);
      expect(await site.database.selectFrom("submission_pictures").select("position").execute()).toHaveLength(
        2,
      );
      const rejected = await send([new File(["text"], "a.jpg", { type: "image/jpeg" })]);
      expect(rejected.statusCode).toBe(400);
      expect(rejected.body).toContain("This file is not an image that can be used.");
      expect(rejected.body).toContain(submissionFields.description);
      // A browser sends an empty file for an empty file input.
      const none = await send([new File([], "")]);
      expect(none.statusCode).toBe(303);
    } finally {
      await site.close();
    }
  });

  test("NL1: comes back in the language of its address, whatever was chosen", async () => {
    const site = await createTestApp();
    try {
      for (const [path, language, cookie] of [
        ["/contact", "en", "language=np"],
        ["/np/contact", "ne", ""],
      ] as const) {
        const headers = { ...form, cookie };
        const rejected = await site.app.inject({ method: "POST", url: path, headers, payload: "name=Sita" });
        expect(rejected.statusCode).toBe(400);
        expect(rejected.body).toContain(`<html lang="${language}"`);
        expect(rejected.body).toContain("Sita");
        const payload = message.toString();
        const sent = await site.app.inject({ method: "POST", url: path, headers, payload });
        expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?sent=1#form`]);
      }
    } finally {
      await site.close();
    }
  });
});
