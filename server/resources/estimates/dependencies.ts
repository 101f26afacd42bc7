import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import type { EstimatePages } from "#server/resources/estimate-pages/estimate-pages.ts";
import type { CurrentRates } from "#server/resources/rates/current-rates.ts";

export type EstimateDependencies = ResourceDependencies &
  Readonly<{
    estimatePages: EstimatePages;
    rates: CurrentRates;
    /** Everyone of NOTIFY_EMAIL. */
    staffAddresses: readonly string[];
  }>;
