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

test("the id of a visitor depends on the key and the network, and reveals neither", () => {
  const [identify, identifyWithOtherKey] = [
    createVisitorIdentifier(Buffer.alloc(32, 1)),
    createVisitorIdentifier(Buffer.alloc(32, 2)),
  ];
  expect(identify("2001:db8:1:2::1")).toEqual(identify("2001:db8:1:2::2"));
  expect(identify("203.0.113.7")).not.toEqual(identify("203.0.113.8"));
  expect(identify("203.0.113.7")).not.toEqual(identifyWithOtherKey("203.0.113.7"));
  expect(identify("203.0.113.7").id).not.toContain("203");
});

test("a connection that is closed already has no address", () => {
  expect(networkOf(undefined)).toBe("");
  expect(createVisitorIdentifier(Buffer.alloc(32, 1))(undefined).id).not.toBe("");
});
