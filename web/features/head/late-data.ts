import { late } from "#web/hydration/defer-hydration.tsx";

const data = () => import("./data.ts");

/* Search engines read what the server renders: browsers can do without until all else is done. */
export const BreadcrumbData = late(async () => (await data()).BreadcrumbData);
export const OrganisationData = late(async () => (await data()).OrganisationData);
export const ProjectData = late(async () => (await data()).ProjectData);
export const PropertyData = late(async () => (await data()).PropertyData);
