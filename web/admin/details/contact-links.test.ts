import { expect, test } from "vitest";
import { mailLink, phoneLink } from "./contact-links.ts";

test("AC1: a reply has one recipient and one subject for any input", () => {
  expect(mailLink("sita@example.com", "Re: A plot & more?")).toBe(
    "mailto:sita@example.com?subject=Re%3A%20A%20plot%20%26%20more%3F",
  );
  const hostile = mailLink("a@b.c?bcc=x@y.z,d@e.f", "Re: hi\r\nBcc: x@y.z\u2028&body=pay");
  expect(hostile).toBe(
    "mailto:a@b.c%3Fbcc%3Dx%40y.z%2Cd%40e.f?subject=Re%3A%20hi%20Bcc%3A%20x%40y.z%20%26body%3Dpay",
  );
  expect(() => mailLink("a@b.c", "Re: \ud800")).not.toThrow();
});

test("AR1: removes everything but digits and plus from a phone link", () => {
  expect(phoneLink("+977 98-0123 (456)")).toBe("tel:+977980123456");
});
