import { languageTag } from "#domain/language.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { Project } from "#domain/projects/project.ts";
import { useProjectTranslation } from "#web/i18n/project-messages.ts";
import { companyReference, type DescribingSite } from "./company-reference.ts";
import { toGeo } from "./geo.ts";
import { pageUrl } from "./page-url.ts";
import { postalAddress } from "./postal-address.ts";
import { writeStructuredData } from "./script-json.ts";
import { summarize } from "./summarize.ts";

/** A CreativeWork, because schema.org's Project is a kind of organisation. */
export async function projectData(project: Project, site: DescribingSite): Promise<string> {
  const { language, publicUrl } = site;
  const t = await useProjectTranslation.of(language);
  const url = pageUrl(publicUrl, { path: `/project/${project.id}` }, language);
  const image = project.pictures.map(({ key }) => publicUrl + jpegPicturePath(key));
  return writeStructuredData({
    "@type": "CreativeWork",
    "@id": url,
    url,
    name: project.proj_name,
    description: summarize(project.description) || undefined,
    image: image.length > 0 ? image : undefined,
    genre: t(`projects.types.${project.proj_type}`),
    creativeWorkStatus: t(`projects.status.${project.proj_status}`),
    inLanguage: languageTag(language),
    dateCreated: project.completed_date ?? project.start_date ?? undefined,
    dateModified: project.updated_at,
    creator: companyReference(site),
    sponsor: project.client_name === "" ? undefined : { "@type": "Organization", name: project.client_name },
    contentLocation: {
      "@type": "Place",
      name: project.location,
      address: postalAddress(project.location, project),
      geo: toGeo(project.map_location),
    },
  });
}
