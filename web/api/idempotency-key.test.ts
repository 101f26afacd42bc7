import { afterEach, expect, test, vi } from "vitest";
import { IdempotencyKey } from "./idempotency-key.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const formOf = (description: string, picture?: File) => {
  const form = new FormData();
  form.append("description", description);
  if (picture) form.append("image", picture);
  return form;
};

test("the key stays while the content does, and is another for another content or picture", () => {
  const key = new IdempotencyKey();
  const picture = new File(["x"], "house.jpg", { lastModified: 1 });
  const { "idempotency-key": first = "" } = key.getHeaders(formOf("Two floors", picture));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(key.getHeaders(formOf("Two floors", picture))).toEqual({ "idempotency-key": first });

  const others = [
    key.getHeaders(formOf("Three floors", picture)),
    key.getHeaders(formOf("Two floors", new File(["xy"], "house.jpg", { lastModified: 1 }))),
    key.getHeaders({ description: "Two floors" }),
  ];
  expect(new Set([first, ...others.map((headers) => headers["idempotency-key"])]).size).toBe(4);
});

test("the key stays after a success, until the content changes", () => {
  const key = new IdempotencyKey();
  const first = key.getHeaders({ name: "Sita" });
  expect(key.getHeaders({ name: "Sita" })).toEqual(first);
  expect(key.getHeaders({ name: "Gita" })).not.toEqual(first);
});

test("API7: another host is spared a header that it may not know", () => {
  vi.stubEnv("VITE_API_URL", "https://api.example");
  expect(new IdempotencyKey().getHeaders({ name: "Sita" })).toEqual({});
});
