import { lookup } from "node:dns";
import { promisify } from "node:util";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { hostOf, isPublicAddress } from "#server/platform/webhooks/public-address.ts";

const resolve = promisify(lookup);

/**
 * Refuses an address that no message could be sent to, so that it is said in the form and not in the log. The check that counts is that
 * of each connection (server/platform/webhooks/public-address.ts).
 */
export async function requireCallable(address: string, isPrivateNetworkAllowed: boolean): Promise<void> {
  const url = URL.parse(address);
  if (!url) throw fieldProblem("url", "url_invalid");
  if (isPrivateNetworkAllowed) return;
  if (url.protocol !== "https:") throw fieldProblem("url", "https_required");
  // A name that is not known yet may be soon.
  const addresses = await resolve(hostOf(url), { all: true }).catch(() => []);
  if (!addresses.every((found) => isPublicAddress(found.address)))
    throw fieldProblem("url", "address_closed");
}
