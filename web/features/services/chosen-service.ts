import { type ServiceKey, serviceKeys } from "#domain/service-requests/services.ts";
import { serviceParameter } from "#domain/site/page-parameters.ts";

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
