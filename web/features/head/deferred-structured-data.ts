import { deferHydration } from "#web/hydration/defer-hydration.tsx";

const data = () => import("./all-structured-data.ts");

/* Search engines read what the server renders: browsers can do without until all else is done. */
export const BreadcrumbData = deferHydration(async () => (await data()).BreadcrumbData);
export const OrganisationData = deferHydration(async () => (await data()).OrganisationData);
export const ProjectData = deferHydration(async () => (await data()).ProjectData);
export const PropertyData = deferHydration(async () => (await data()).PropertyData);
