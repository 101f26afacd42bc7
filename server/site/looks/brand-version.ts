import { createHash } from "node:crypto";
import type { Settings } from "#domain/settings/settings.ts";

/** Part of the URLs of share cards and of the logo, so that they are fetched again after the company has changed. */
export function brandVersion({ company: { name, tagline }, looks }: Settings): string {
  const { theme, colour, logo, shareCard } = looks;
  return createHash("sha256")
    .update(JSON.stringify([name, tagline, theme, colour, logo, shareCard]))
    .digest("base64url")
    .slice(0, 6);
}
