import type { Database } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { deriveKey } from "#server/platform/secrets/signing-secret.ts";
import { Counters } from "./counters.ts";
import { FormLimits } from "./form-limits.ts";
import { KeyLimits } from "./key-limits.ts";
import { LoginLimits } from "./login-limits.ts";
import type { Visitor } from "./visitor.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A single picture, uploaded before its form, has a limit of its own. */
    isPicture?: boolean;
  }
}

/** All are null if rate limits are off. */
export type RateLimits = Readonly<{
  forms: FormLimits | null;
  logins: LoginLimits | null;
  keys: KeyLimits | null;
}>;

export const noLimits: RateLimits = { forms: null, logins: null, keys: null };

export function createRateLimits(database: Database, secret: Uint8Array): RateLimits {
  const counters = new Counters(database, deriveKey(secret, "limits"));
  return {
    forms: new FormLimits(counters),
    logins: new LoginLimits(counters),
    keys: new KeyLimits(counters),
  };
}

/** Counts every public form, of the API and of the pages, before its body is read. */
export function limitFormRequests(
  app: App,
  limits: FormLimits | null,
  identifyVisitor: (address: string) => Visitor,
): void {
  if (!limits) return;
  app.addHook("onRequest", async (request) => {
    if (request.method !== "POST" || request.is404) return;
    const { config, url } = request.routeOptions;
    const isForm = config.form !== undefined || url === "/*";
    if (config.access === "public" && isForm)
      await limits.countRequest(identifyVisitor(request.ip), config.isPicture ?? false);
  });
}
