/** What only search engines read, as one file. */
export { BreadcrumbData } from "./breadcrumb-data.tsx";
export { OrganisationData } from "./organisation-data.tsx";
export { ProjectData } from "./project-data.tsx";
export { PropertyData } from "./property-data.tsx";
