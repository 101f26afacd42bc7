import type { PageProject } from "#domain/projects/project.ts";
import type { Property } from "#domain/properties/property.ts";
import { loadedCatalogues } from "#web/i18n/catalogues.ts";
import { createSiteTranslate } from "#web/i18n/translations.tsx";
import type { DescribingSite } from "./company-reference.ts";
import { pageUrl } from "./page-url.ts";
import { writeStructuredData } from "./script-json.ts";

type Crumb = Readonly<{ name: string; path: string }>;

export function propertyCrumbs({ id, name, for_type }: Property, site: DescribingSite): string {
  const t = createSiteTranslate(site.language, loadedCatalogues());
  const list =
    for_type === "rent" ? { name: t("chrome.rent"), path: "/rent" } : { name: t("chrome.buy"), path: "/buy" };
  return breadcrumbData(
    [{ name: t("chrome.home"), path: "/" }, list, { name, path: `/property/${id}` }],
    site,
  );
}

export function projectCrumbs({ id, proj_name: name }: PageProject, site: DescribingSite): string {
  const t = createSiteTranslate(site.language, loadedCatalogues());
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
