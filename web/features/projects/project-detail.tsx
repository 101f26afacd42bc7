import { projectStatusTone } from "#domain/projects/kinds.ts";
import type { PageProject } from "#domain/projects/project.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useProjectDetailTranslation } from "#web/i18n/project-detail-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Icon } from "#web/icons/icon.tsx";
import { PlaceSection } from "#web/map/deferred-place.ts";
import { PageActions } from "#web/sharing/deferred-page-actions.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Gallery } from "#web/ui/gallery.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { useViewTransition } from "#web/ui/use-view-transition.ts";
import { ProjectFacts } from "./project-facts.tsx";
import { ProjectStory } from "./project-story.tsx";

const ProjectInformation = deferHydration(
  async () => (await import("./project-information.tsx")).ProjectInformation,
);
const StageList = deferHydration(async () => (await import("#web/stages/stage-list.tsx")).StageList);
const ContactManager = deferHydration(async () => (await import("./contact-manager.tsx")).ContactManager);

export function ProjectDetail({ project }: { project: PageProject }) {
  const { t } = useTranslation();
  const isArriving = useViewTransition(`/project/${project.id}`);
  return (
    <article className="page-width pt-2">
      <Breadcrumb
        trail={[
          { label: t("chrome.home"), to: "/" },
          { label: t("chrome.projects"), to: "/projects" },
        ]}
        current={project.proj_name}
      />
      <Heading project={project} />
      <div className="mt-6" style={isArriving ? { viewTransitionName: "project-picture" } : undefined}>
        <Pictures project={project} />
      </div>
      <ProjectFacts project={project} />
      <div className="mt-12 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          {project.progress && <StageList progress={project.progress} />}
          <ProjectStory project={project} />
          <PlaceSection location={project.map_location} listPath="/projects" />
        </div>
        <aside className="grid gap-6 md:max-lg:grid-cols-2 lg:sticky lg:top-24">
          <ProjectInformation project={project} />
          <ContactManager project={project} />
        </aside>
      </div>
    </article>
  );
}

type Part = { project: PageProject };

function Heading({ project }: Part) {
  const { t } = useProjectDetailTranslation();
  return (
    <header className="mt-2 max-w-[60rem]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={projectStatusTone(project.proj_status)}>
          {t(`projects.status.${project.proj_status}`)}
        </Badge>
        <span className="font-semibold text-madder-strong text-sm">
          {t(`projects.types.${project.proj_type}`)}
        </span>
      </p>
      <PageHeading className="mt-2">
        <LangText>{project.proj_name}</LangText>
      </PageHeading>
      <p className="mt-2 mb-4 flex items-start gap-1.5 text-ink-soft text-lg">
        <Icon name="map-pin" className="mt-[0.3em] size-5 shrink-0" />
        <LangText>{project.location}</LangText>
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <PageActions
          title={project.proj_name}
          text={`${project.proj_name}, ${project.location}`}
          path={`/project/${project.id}`}
        />
      </div>
    </header>
  );
}

function Pictures({ project }: Part) {
  const { t } = useProjectDetailTranslation();
  const language = useLanguage();
  const format = useFormat();
  const pictures = project.pictures.map((picture, index) => ({
    picture,
    alt:
      picture.alt?.[language] ??
      t("projects.detail.pictureOf", { name: project.proj_name, number: format.number(index + 1) }),
  }));
  return <Gallery pictures={pictures} emptyAlt={project.proj_name} visibleCount={4} />;
}
