import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/** A keyed hash of the visitor's network, which can be stored because it does not reveal the address. */
export type Visitor = Readonly<{ id: string }>;

/** Node forgets the address of a connection that is closed already; Fastify does not say so in its types. */
type Address = string | undefined;

export function createVisitorIdentifier(key: Buffer): (address: Address) => Visitor {
  return (address) => ({ id: createHmac("sha256", key).update(networkOf(address)).digest("base64url") });
}

/** An IPv4 address, or the /64 network of an IPv6 address: providers assign these to one customer. */
export function networkOf(address: Address): string {
  const normalized = (address ?? "").replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(normalized)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(normalized)) return normalized;
  const [start = [], end = []] = normalized
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = normalized.includes("::") ? Array<string>(8 - start.length - end.length).fill("0") : [];
  const groups = [...start, ...zeros, ...end].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
