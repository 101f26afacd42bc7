import { data } from "react-router";
import { readListView } from "#domain/list-view.ts";
import { readPageNumber } from "#domain/paging.ts";
import { readProjectFilters } from "#domain/projects/filters.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { ProjectFilters } from "#web/features/projects/project-filters.tsx";
import { ProjectListing } from "#web/features/projects/project-listing.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { heroProjects } from "#web/pictures/hero-projects.ts";
import { siteContext } from "#web/site-context.ts";
import { PageHero } from "#web/ui/page-hero.tsx";
import type { Route } from "./+types/projects.ts";

const SampleListing = deferHydration(
  async () => (await import("#web/features/projects/sample-listing.tsx")).SampleListing,
);

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const filters = readProjectFilters(searchParams);
  const view = readListView(searchParams);
  try {
    const listing = await site.data.listProjects(filters, readPageNumber(searchParams), site.language);
    return data({ filters, view, listing });
  } catch (error) {
    site.logError(error);
    // PR5: visitors see samples; the status keeps search engines from indexing them.
    return data({ filters, view, listing: null }, { status: 503 });
  }
}

export default function Projects({ loaderData: { filters, view, listing } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("projects.title")} description={t("projects.description")} page={listing?.page} />
      <PageHero title={t("projects.title")} lead={t("projects.lead")} picture={heroProjects} isLow />
      <div className="page-width pt-8">
        <ProjectFilters filters={filters} places={listing?.locations ?? []} />
        {listing ? <ProjectListing listing={listing} view={view} /> : <SampleListing />}
      </div>
    </>
  );
}
