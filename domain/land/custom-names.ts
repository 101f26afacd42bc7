import type { LandCustom } from "./units.ts";

/** Apart from the units, so that schemas load no arithmetic. */
export const landCustoms = ["bigha", "ropani"] as const satisfies LandCustom[];
