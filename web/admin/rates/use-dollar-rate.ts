import { useQuery } from "@tanstack/react-query";
import { dollarRate } from "#domain/rates/dollars.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { ratesQuery } from "./rate-calls.ts";

/** Rupees for one dollar today; null if no rate is valid, undefined while that is not known. */
export function useDollarRate(): number | null | undefined {
  const { data } = useQuery({ ...ratesQuery, enabled: apiHas("rates") });
  return data && dollarRate(data.filter(({ state }) => state === "shown"));
}
