import type { Location } from "react-router";
import { type ServiceKey, serviceKeys } from "#domain/service-requests/services.ts";

const parameter = "service";

/** A service picked from its card, by way of the address: it works without JavaScript and can be shared. */
export type ChosenService = Readonly<{ service: ServiceKey | undefined; at: string }>;

export function chooseAddress(service: ServiceKey): string {
  return `?${parameter}=${service}#form`;
}

/** The location's key tells one choice from the next, also when the same card is picked again. */
export function chosenService({ search, key }: Location): ChosenService {
  const value = new URLSearchParams(search).get(parameter);
  return { service: serviceKeys.find((service) => service === value), at: key };
}
