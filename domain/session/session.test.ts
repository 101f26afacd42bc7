import { expect, test } from "vitest";
import { loginInputSchema, refreshInputSchema, storedSessionSchema } from "./session.ts";

test("LO1 requires username and password and does not trim the password", () => {
  expect(loginInputSchema.parse({ username: " admin ", password: " a b " })).toEqual({
    username: "admin",
    password: " a b ",
  });
  const missing = loginInputSchema.safeParse({ username: " ", password: "" });
  expect(missing.error?.issues.map((issue) => issue.message)).toEqual(["required", "required"]);
  const long = loginInputSchema.safeParse({ username: "admin", password: "x".repeat(1025) });
  expect(long.error?.issues.map((issue) => issue.message)).toEqual(["too_long"]);
  expect(refreshInputSchema.safeParse({}).error?.issues[0]?.message).toBe("required");
});

test("LO3 a stored session needs both tokens and the user", () => {
  const user = { username: "admin", is_admin: true, is_staff: true };
  expect(storedSessionSchema.safeParse({ access: "a", refresh: "r", user }).success).toBe(true);
  expect(storedSessionSchema.safeParse({ access: "a", refresh: "", user }).success).toBe(false);
  expect(storedSessionSchema.safeParse({ access: "a", refresh: "r" }).success).toBe(false);
});
