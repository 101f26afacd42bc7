/** Bundles the texts that need the arithmetic of land into one file. */
export { LandArea } from "#web/ui/land-area.tsx";
export { UnitPrice } from "./unit-price.tsx";
