import { expect, test } from "vitest";
import { createVisitorIdentifier, networkOf } from "./visitor.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["::", "0:0:0:0"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0"],
])("%s belongs to %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("a visitor is known by key and address, and neither is to be seen", () => {
  const [one, other] = [
    createVisitorIdentifier(Buffer.alloc(32, 1)),
    createVisitorIdentifier(Buffer.alloc(32, 2)),
  ];
  expect(one("2001:db8:1:2::1")).toEqual(one("2001:db8:1:2::2"));
  expect(one("203.0.113.7")).not.toEqual(one("203.0.113.8"));
  expect(one("203.0.113.7")).not.toEqual(other("203.0.113.7"));
  expect(one("203.0.113.7").id).not.toContain("203");
});
