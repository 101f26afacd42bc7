import type { Database } from "#server/database/database.ts";
import type { App } from "#server/http/app-type.ts";
import { deriveKey } from "#server/session/signing-secret.ts";
import { Counters } from "./counters.ts";
import { FormGate } from "./form-gate.ts";
import { LoginGate } from "./login-gate.ts";
import type { Visitor } from "./visitor.ts";

/** What keeps crowds out; both null where limits are off. */
export type Gates = Readonly<{ forms: FormGate | null; logins: LoginGate | null }>;

export const openGates: Gates = { forms: null, logins: null };

export function createGates(database: Database, secret: Uint8Array): Gates {
  const counters = new Counters(database, deriveKey(secret, "limits"));
  return { forms: new FormGate(counters), logins: new LoginGate(counters) };
}

/** Counts every form that anyone may send, the API's and those that pages post, before it is read. */
export function countArrivals(
  app: App,
  gate: FormGate | null,
  visitorOf: (address: string) => Visitor,
): void {
  if (!gate) return;
  app.addHook("onRequest", async (request) => {
    if (request.method !== "POST" || request.is404) return;
    const { config, url } = request.routeOptions;
    const isForm = config.form !== undefined || url === "/*";
    if (config.access === "public" && isForm) await gate.arrive(visitorOf(request.ip));
  });
}
