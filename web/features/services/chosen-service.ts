import { serviceParameter } from "#domain/page-parameters.ts";
import { type ServiceKey, serviceKeys } from "#domain/service-requests/services.ts";

/** A service picked from its card; `times` tells one choice from the next, also when the same card is picked again. */
export type ChosenService = Readonly<{ service: ServiceKey | undefined; times: number }>;

/** Where a card leads without JavaScript; it can be shared, too. */
export function serviceHref(service: ServiceKey): string {
  return `?${serviceParameter}=${service}#form`;
}

export function serviceFromQuery(search: URLSearchParams): ServiceKey | undefined {
  const value = search.get(serviceParameter);
  return serviceKeys.find((service) => service === value);
}
