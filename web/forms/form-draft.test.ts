import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IdempotencyKey } from "#web/api/idempotency-key.ts";
import { draftKeyStorage, loadDraft, removeDraft, writeDraft } from "./form-draft.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const headersOf = (content: object) => new IdempotencyKey(draftKeyStorage("contact")).getHeaders(content);

test("VT7: the key of a draft survives a reload until it is sent or changed", () => {
  writeDraft("contact", { name: "Sita" });
  const first = headersOf({ name: "Sita" });
  expect(headersOf({ name: "Sita" })).toEqual(first);
  expect(headersOf({ name: "Gita" })).not.toEqual(first);
  const second = headersOf({ name: "Sita" });
  expect(second).not.toEqual(first);
  removeDraft("contact");
  expect(loadDraft("contact")).toBeNull();
  expect(headersOf({ name: "Sita" })).not.toEqual(second);
});

test.each(["x", "null", "{}", '{"fingerprint":"x"}', '{"fingerprint":"x","key":"; DROP"}', "[]"])(
  "VT7: a stored key that is not one of ours is ignored: %s",
  (text) => {
    sessionStorage.setItem("draft-key:contact", text);
    expect(headersOf({ name: "Sita" })["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  },
);

test("VT7: a form works if the browser stores nothing", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(headersOf({ name: "Sita" })["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  removeDraft("contact");
});
