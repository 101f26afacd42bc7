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

test("changes the key only if the content or the picture changes", () => {
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

test("keeps the key after a success until the content changes", () => {
  const key = new IdempotencyKey();
  const first = key.getHeaders({ name: "Sita" });
  expect(key.getHeaders({ name: "Sita" })).toEqual(first);
  expect(key.getHeaders({ name: "Gita" })).not.toEqual(first);
});

test("API7: sends no idempotency key to another API host", () => {
  vi.stubEnv("VITE_API_URL", "https://api.example");
  expect(new IdempotencyKey().getHeaders({ name: "Sita" })).toEqual({});
});
