import { expect, test } from "vitest";
import { hasFailedForDays, pauseAfter } from "./retry-schedule.ts";
import { webhookInputSchema } from "./webhook.ts";
import { listingEvent } from "./webhook-events.ts";

const input = { name: "CRM", url: "https://example.com/hook", events: ["lead.created"], password: "secret" };
const codesOf = (change: object) =>
  webhookInputSchema.safeParse({ ...input, ...change }).error?.issues.map(({ message }) => message);

test("IM7: a webhook needs a name, a web address without a login, and at least one event", () => {
  expect(codesOf({})).toBeUndefined();
  expect(codesOf({ url: "http://192.168.1.4:8080/hook?x=1" })).toBeUndefined();
  expect(codesOf({ url: "https://[2001:db8::1]:8443/hook" })).toBeUndefined();
  expect(codesOf({ name: "" })).toEqual(["required"]);
  expect(codesOf({ events: [] })).toEqual(["required"]);
  expect(codesOf({ events: ["lead.created", "lead.created"] })).toEqual(["choice_invalid"]);
  expect(codesOf({ events: ["account.created"] })).toEqual(["choice_invalid"]);
  for (const url of [
    "example.com",
    "ftp://example.com",
    "javascript:alert(1)",
    "https://a:b@example.com",
    "file:///etc/passwd",
    "https://",
  ])
    expect([url, codesOf({ url })]).toEqual([url, ["url_invalid"]]);
  expect(codesOf({ url: `https://example.com/${"x".repeat(2000)}` })).toEqual(["too_long"]);
});

test("IM7: nine more attempts follow the first, each after a longer pause, for three days in all", () => {
  const pauses = Array.from({ length: 9 }, (_, index) => pauseAfter(index + 1) ?? 0);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[0]).toBe(5);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 24 * 3600);
  expect(pauseAfter(10)).toBeNull();
});

test("IM7: an endpoint has failed for days after three of them", () => {
  const since = new Date("2026-11-15T08:00:00Z");
  expect(hasFailedForDays(since, new Date("2026-11-18T07:59:59Z"))).toBe(false);
  expect(hasFailedForDays(since, new Date("2026-11-18T08:00:00Z"))).toBe(true);
});

test("IM7: a listing is published, changed or withdrawn as visitors see it", () => {
  expect(listingEvent(false, true)).toBe("listing.published");
  expect(listingEvent(true, true)).toBe("listing.changed");
  expect(listingEvent(true, false)).toBe("listing.withdrawn");
  expect(listingEvent(false, false)).toBeNull();
});
