import type { ListView } from "#domain/list-view.ts";
import type { ProjectCard } from "#domain/projects/project-card.ts";
import type { Listing } from "#domain/site/site-data.ts";
import { EmptyProjectsArt } from "#web/art/drawings.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useProjectListTranslation } from "#web/i18n/project-list-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { ListAndMap, ViewSwitch } from "#web/map/list-and-map.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useLoadingPath } from "#web/ui/page-link.tsx";
import { PageRange, Pagination } from "#web/ui/pagination.tsx";
import { ResultsHeading } from "#web/ui/results-heading.tsx";
import { ResultsLink } from "#web/ui/results-link.tsx";
import { ProjectGrid } from "./project-grid.tsx";
import { useDelayedFlag } from "./use-delayed-flag.ts";

const ProjectGridSkeleton = deferHydration(
  async () => (await import("./project-grid-skeleton.tsx")).ProjectGridSkeleton,
);

type Props = Readonly<{ listing: Listing<ProjectCard>; view: ListView }>;

export function ProjectListing({ listing, view }: Props) {
  const { t } = useProjectListTranslation();
  const format = useFormat();
  const isLoading = useDelayedFlag(useLoadingPath() === "/projects");
  return (
    <>
      <ResultsHeading
        range={view !== "map" && !isLoading && <PageRange page={listing} />}
        tools={<ViewSwitch view={view} />}
      >
        {isLoading
          ? t("projects.loading")
          : t("projects.showing", {
              shown: format.number(listing.matching),
              total: format.number(listing.total),
            })}
      </ResultsHeading>
      <ListAndMap view={view} kind="projects" matching={listing.matching}>
        {isLoading ? <ProjectGridSkeleton /> : <Found listing={listing} />}
      </ListAndMap>
    </>
  );
}

function Found({ listing }: { listing: Listing<ProjectCard> }) {
  const { t } = useProjectListTranslation();
  if (listing.results.length === 0) {
    const isUnlisted = listing.total === 0;
    return (
      <EmptyState
        art={<EmptyProjectsArt className="h-44 w-auto text-ink" />}
        title={t(isUnlisted ? "projects.none.title" : "projects.empty.title")}
        text={t(isUnlisted ? "projects.none.text" : "projects.empty.text")}
      >
        {isUnlisted ? (
          <ButtonLink look="secondary" to="/contact">
            {t("projects.none.ask")}
          </ButtonLink>
        ) : (
          <ResultsLink to="/projects" className={buttonClass("secondary")}>
            {t("projects.filters.clear")}
          </ResultsLink>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <ProjectGrid projects={listing.results} />
      <Pagination page={listing.page} pages={listing.pages} hasResultsHeading />
    </>
  );
}
