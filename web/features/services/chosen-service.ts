import { type ServiceKey, serviceKeys } from "#domain/service-requests/services.ts";
import type { Services } from "#domain/settings/lists.ts";
import type { Localized } from "#domain/settings/local-text.ts";
import { serviceParameter } from "#domain/site/page-parameters.ts";

/** A service that the company offers, in its own words. */
export type OfferedService = Localized<Services>["items"][number];

/** A service chosen from its card. `times` counts the choices, so that choosing the same card again has an effect. */
export type ChosenService = Readonly<{ service: ServiceKey | undefined; times: number }>;

/** The link of a card without JavaScript. */
export function serviceHref(service: ServiceKey): string {
  return `?${serviceParameter}=${service}#form`;
}

export function serviceFromQuery(search: URLSearchParams): ServiceKey | undefined {
  const value = search.get(serviceParameter);
  return serviceKeys.find((service) => service === value);
}
