import { data, redirect } from "react-router";
import { projectFeedAddress } from "#domain/feeds/feed-address.ts";
import { readListView } from "#domain/list-view.ts";
import { readPageNumber } from "#domain/paging.ts";
import { readProjectFilters } from "#domain/projects/filters.ts";
import { localize } from "#domain/settings/local-text.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { ProjectFilters } from "#web/features/projects/project-filters.tsx";
import { ProjectListing } from "#web/features/projects/project-listing.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useProjectListTranslation } from "#web/i18n/project-list-messages.ts";
import { decorativeHero } from "#web/pictures/hero-pictures.ts";
import { siteContext } from "#web/site-context.ts";
import { ListHero } from "#web/ui/list-hero.tsx";
import type { Route } from "./+types/projects.ts";

const SampleListing = deferHydration(
  async () => (await import("#web/features/projects/sample-listing.tsx")).SampleListing,
);

const noPlaces = { locations: [], areas: [] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const filters = readProjectFilters(searchParams);
  const view = readListView(searchParams);
  const { pages, looks } = site.settings;
  const feed = projectFeedAddress(filters, site.language);
  const own = {
    feed,
    texts: localize(pages.projects, site.language),
    picture: decorativeHero(looks, "projects"),
  };
  try {
    const number = readPageNumber(searchParams);
    const listing = await site.data.listProjects(filters, number, site.language);
    // A link to a page that the list no longer has leads to its last one.
    if (listing.results.length === 0 && listing.pages > 0 && number > listing.pages) {
      searchParams.set("page", String(listing.pages));
      throw redirect(pageAddress(`/projects?${searchParams}`, site.language));
    }
    return data({ ...own, filters, view, listing });
  } catch (error) {
    if (error instanceof Response) throw error;
    site.logError(error);
    // PR5: visitors see samples; the status keeps search engines from indexing them.
    return data({ ...own, filters, view, listing: null }, { status: 503 });
  }
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { t } = useProjectListTranslation();
  const { feed, texts, picture, filters, view, listing } = loaderData;
  return (
    <>
      <PageHead
        title={t("projects.title")}
        description={texts.description}
        page={listing?.page}
        feed={feed}
      />
      <ListHero view={view} title={t("projects.title")} lead={texts.lead} picture={picture} />
      <div className="page-width pt-8">
        <ProjectFilters filters={filters} places={listing ?? noPlaces} />
        {listing ? <ProjectListing listing={listing} view={view} /> : <SampleListing />}
      </div>
    </>
  );
}
