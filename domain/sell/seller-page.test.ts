import { expect, test } from "vitest";
import { type SellerPage, stagesOf } from "./seller-page.ts";

const page: SellerPage = {
  title: "House",
  location: "Janakpur",
  step: "received",
  received_at: "2026-11-01T05:00:00.000Z",
  checking_at: null,
  decided_at: null,
  decline_reason: "",
  property_id: null,
  expires_at: "2027-01-30T05:00:00.000Z",
};
const checkedAt = "2026-11-02T05:00:00.000Z";
const decidedAt = "2026-11-03T05:00:00.000Z";

test.each([
  [{ step: "received" }, ["received current", "checking coming", "published coming"]],
  [{ step: "checking", checking_at: checkedAt }, ["received done", "checking current", "published coming"]],
  [
    { step: "published", checking_at: checkedAt, decided_at: decidedAt },
    ["received done", "checking done", "published current"],
  ],
  [
    { step: "declined", checking_at: checkedAt, decided_at: decidedAt },
    ["received done", "checking done", "declined current"],
  ],
] satisfies [Partial<SellerPage>, string[]][])("LE5: the stages of %j", (change, stages) => {
  expect(stagesOf({ ...page, ...change }).map(({ step, state }) => `${step} ${state}`)).toEqual(stages);
});

test("LE5: each stage has the day on which it began, and a coming one has none", () => {
  const days = (change: Partial<SellerPage>) => stagesOf({ ...page, ...change }).map(({ at }) => at);
  expect(days({})).toEqual([page.received_at, null, null]);
  expect(days({ step: "published", checking_at: checkedAt, decided_at: decidedAt })).toEqual([
    page.received_at,
    checkedAt,
    decidedAt,
  ]);
  expect(days({ step: "declined", decided_at: decidedAt })).toEqual([page.received_at, decidedAt, decidedAt]);
  // Declined and taken back before anybody checked it.
  expect(days({ step: "received", checking_at: null })).toEqual([page.received_at, null, null]);
});
