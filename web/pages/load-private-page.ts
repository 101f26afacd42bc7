import { data } from "react-router";
import type { SiteContext } from "#domain/site/site-data.ts";

/** Loads a page whose address is a secret. Whether an address was ever in use is not said. */
export async function loadPrivatePage<Found extends object>(
  site: SiteContext,
  /** Undefined if there is no such page. */
  find: () => Promise<Found | undefined>,
) {
  try {
    const found = await find();
    return found ? data({ found }) : data({ missing: "missing" as const }, { status: 404 });
  } catch (error) {
    site.logError(error);
    return data({ missing: "unavailable" as const }, { status: 503 });
  }
}
