import type { Right } from "#domain/session/rights.ts";

/** IM6: what a key may be used for, as far as its account may. */
export const keyScopes = ["read", "listings", "leads"] as const;
export type KeyScope = (typeof keyScopes)[number];

type Grants = Readonly<{ reading: readonly Right[]; changing: readonly Right[] }>;

/** A right that no scope names is closed to keys, so a new right is, too. */
const grants: Readonly<Record<KeyScope, Grants>> = {
  read: { reading: ["listings", "leads", "projects"], changing: [] },
  listings: { reading: ["listings"], changing: ["listings", "owners"] },
  leads: { reading: ["leads"], changing: ["leads", "owners"] },
};

/** The rights that a key has for a call with this method. */
export function rightsOfKey(scopes: readonly KeyScope[], method: string): readonly Right[] {
  const isReading = method === "GET" || method === "HEAD";
  const granted = scopes.flatMap((scope) => (isReading ? grants[scope].reading : grants[scope].changing));
  return [...new Set(granted)];
}

/** The scopes that grant a right for a call with this method. */
export function scopesGranting(right: Right, method: string): readonly KeyScope[] {
  return keyScopes.filter((scope) => rightsOfKey([scope], method).includes(right));
}
