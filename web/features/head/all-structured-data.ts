/** Bundles the data for search engines into one file. */
export { BranchData } from "./branch-data.tsx";
export { BreadcrumbData } from "./breadcrumb-data.tsx";
export { OrganisationData } from "./organisation-data.tsx";
export { ProjectData } from "./project-data.tsx";
