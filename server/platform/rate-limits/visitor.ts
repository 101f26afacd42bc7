import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/** Someone's address as it may be stored: equal for the same visitor, and not to be turned back without the key. */
export type Visitor = Readonly<{ id: string }>;

export function visitorsBy(key: Buffer): (address: string) => Visitor {
  return (address) => ({ id: createHmac("sha256", key).update(networkOf(address)).digest("base64url") });
}

/** What one customer of a provider has: an IPv4 address, or of IPv6 a whole network of 64 bits. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  const [start = [], end = []] = bare
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const left = bare.includes("::") ? Array<string>(8 - start.length - end.length).fill("0") : [];
  const groups = [...start, ...left, ...end].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
