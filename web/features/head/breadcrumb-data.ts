import type { PageProject } from "#domain/projects/project.ts";
import type { Property } from "#domain/properties/property.ts";
import { siteTexts } from "#web/i18n/site-messages.ts";
import type { DescribingSite } from "./company-reference.ts";
import { pageUrl } from "./page-url.ts";
import { writeStructuredData } from "./script-json.ts";

type Crumb = Readonly<{ name: string; path: string }>;

export async function propertyCrumbs(
  { id, name, for_type }: Property,
  site: DescribingSite,
): Promise<string> {
  const t = await siteTexts.of(site.language);
  const list =
    for_type === "rent" ? { name: t("chrome.rent"), path: "/rent" } : { name: t("chrome.buy"), path: "/buy" };
  return breadcrumbData(
    [{ name: t("chrome.home"), path: "/" }, list, { name, path: `/property/${id}` }],
    site,
  );
}

export async function projectCrumbs(
  { id, proj_name: name }: PageProject,
  site: DescribingSite,
): Promise<string> {
  const t = await siteTexts.of(site.language);
  const list = { name: t("chrome.projects"), path: "/projects" };
  return breadcrumbData(
    [{ name: t("chrome.home"), path: "/" }, list, { name, path: `/project/${id}` }],
    site,
  );
}

/** Search results show it in place of the URL. */
function breadcrumbData(crumbs: readonly Crumb[], { publicUrl, language }: DescribingSite): string {
  return writeStructuredData({
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageUrl(publicUrl, { path }, language),
    })),
  });
}
