import { deferHydration } from "#web/hydration/defer-hydration.tsx";

const load = () => import("./all-structured-data.ts");

// Search engines read the server's HTML, so browsers load this code last.
export const BranchData = deferHydration(async () => (await load()).BranchData);
export const BreadcrumbData = deferHydration(async () => (await load()).BreadcrumbData);
export const OrganisationData = deferHydration(async () => (await load()).OrganisationData);
export const ProjectData = deferHydration(async () => (await load()).ProjectData);
// Apart, because it contains the words of all facts.
export const PropertyData = deferHydration(async () => (await import("./property-data.tsx")).PropertyData);
