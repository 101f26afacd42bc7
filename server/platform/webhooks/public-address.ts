import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { BlockList, isIP, isIPv4, type LookupFunction } from "node:net";

/** What no endpoint may have: inside a network, reserved, or another address in disguise. */
const closedIPv4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** All public IPv6 addresses are in 2000::/3; these parts of it contain IPv4 addresses or are reserved. */
const publicIPv6 = "2000::/3";
const closedIPv6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const closed = new BlockList();
for (const range of closedIPv4) addRange(closed, range, "ipv4");
for (const range of closedIPv6) addRange(closed, range, "ipv6");
const open = new BlockList();
addRange(open, publicIPv6, "ipv6");

function addRange(list: BlockList, range: string, family: "ipv4" | "ipv6"): void {
  const [network = "", bits = ""] = range.split("/");
  list.addSubnet(network, Number(bits), family);
}

/** IM7: whether an IP address is one of the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  return isIP(address) === 6 && open.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/** A host that is, or resolves to, an address inside a network. */
export class ClosedAddress extends Error {}

/** The host of a URL without the brackets of IPv6. The URL's parser has written numbers of all forms as an address. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

/** Connections call no resolver for a host that is an address. */
export function requireOpenHost(url: URL): void {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new ClosedAddress("the address is not public");
}

/** Asks for all addresses of a name, as `lookup` of `node:dns` does. */
export type ResolveName = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for a connection and refuses it if one of its addresses is not public. The connection uses these addresses, so a
 * name that resolves to something else after a check (DNS rebinding) gains nothing.
 */
export function lookUpPublic(resolve: ResolveName = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new ClosedAddress("the name has an address that is not public"), []);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      callback(null, first?.address ?? "", first?.family);
    });
  };
}
