import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { postMessage } from "./post-message.ts";
import {
  ClosedAddress,
  isPublicAddress,
  lookUpPublic,
  type ResolveName,
  requireOpenHost,
} from "./public-address.ts";

const strict = { isPrivateNetworkAllowed: false, timeoutMs: 5_000 };

describe("IM7: addresses inside a network are closed", () => {
  test.each([
    ["loopback", "127.0.0.1", "127.255.255.254", "::1"],
    ["private", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
    ["link-local and metadata services", "169.254.169.254", "fe80::1", "fd00:ec2::254"],
    ["unique local", "fc00::1", "fdff::1"],
    ["carrier-grade NAT", "100.64.0.1", "100.127.255.255"],
    [
      "unspecified, broadcast, multicast, reserved",
      "0.0.0.0",
      "255.255.255.255",
      "224.0.0.1",
      "240.0.0.1",
      "::",
      "ff02::1",
    ],
    [
      "IPv4 inside IPv6",
      "::ffff:127.0.0.1",
      "::ffff:7f00:1",
      "::ffff:8.8.8.8",
      "64:ff9b::7f00:1",
      "2002:7f00:1::",
      "::7f00:1",
    ],
    ["documentation and tests", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "2001:db8::1"],
    ["no address", "", "localhost", "127.1", "1.2.3"],
  ])("%s", (_kind, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  test("and those of the internet are open", () => {
    const open = [
      "8.8.8.8",
      "1.1.1.1",
      "100.63.255.255",
      "100.128.0.0",
      "172.32.0.1",
      "2606:4700::1111",
      "2a00:1450::1",
    ];
    expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
  });

  test("no address of a private range is open, whichever it is", () => {
    const byte = fc.nat(255);
    const closed = fc.oneof(
      fc.tuple(fc.constantFrom("10", "127", "0"), byte, byte, byte),
      fc.tuple(fc.constant("192.168"), byte, byte),
      fc.tuple(fc.constant("169.254"), byte, byte),
    );
    fc.assert(fc.property(closed, (parts) => !isPublicAddress(parts.join("."))));
  });
});

test.each([
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f.0.0.1/",
  "https://0177.0.0.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[fd00::1]:8443/x",
])("IM7: %s is refused before a connection is made", async (address) => {
  expect(() => requireOpenHost(new URL(address))).toThrow(ClosedAddress);
  expect(await postMessage(address, {}, "{}", strict)).toEqual({ status: null, error: "address_closed" });
});

test("IM7: a name that resolves to this machine is refused by the connection itself", async () => {
  const result = await new Promise((resolve) => {
    lookUpPublic()("localhost", { all: true }, (error) => resolve(error));
  });
  expect(result).toBeInstanceOf(ClosedAddress);
  expect(await postMessage("https://localhost:1/", {}, "{}", strict)).toEqual({
    status: null,
    error: "address_closed",
  });
});

test("IM7: a name that resolves to a public address when it is checked and to this machine afterwards reaches nothing here", async () => {
  const connections: unknown[] = [];
  const server = createServer((socket) => {
    connections.push(socket);
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // The first one is of no network, so that a connection to it fails at once or in vain.
  const answers = ["2a00:ffff:ffff::1"];
  let lookups = 0;
  const resolve: ResolveName = (_name, _options, callback) => {
    lookups += 1;
    const address = answers.shift() ?? "127.0.0.1";
    callback(null, [{ address, family: address.includes(":") ? 6 : 4 }]);
  };
  const post = () =>
    postMessage(`https://rebind.test:${port}/`, {}, "{}", { ...strict, timeoutMs: 500, resolve });
  // The address that was checked is the one that is connected to: the name is resolved once.
  expect(["unreachable", "timeout"]).toContain((await post()).error);
  expect(lookups).toBe(1);
  expect(await post()).toEqual({ status: null, error: "address_closed" });
  expect([lookups, connections.length]).toEqual([2, 0]);
  server.close();
});

test("IM7: without the operator's permission, only https is called", async () => {
  expect(await postMessage("http://8.8.8.8/", {}, "{}", strict)).toEqual({
    status: null,
    error: "https_required",
  });
});
