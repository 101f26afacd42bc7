import type { ProjectCard as CardProject } from "#domain/projects/project-card.ts";
import { useProjectTranslation } from "#web/i18n/project-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { useViewTransition } from "#web/ui/use-view-transition.ts";
import { ProjectSummaryCard } from "./project-summary-card.tsx";

type Props = Readonly<{ project: CardProject; priority: boolean }>;

/** PR2: one link covers the whole card, so that it is one large touch target and one keyboard stop. */
export function ProjectCard({ project, priority }: Props) {
  const { t } = useProjectTranslation();
  const path = `/project/${project.id}`;
  const isOpening = useViewTransition(path);
  return (
    <ProjectSummaryCard
      project={project}
      priority={priority}
      isInteractive
      {...(isOpening && { transitionName: "project-picture" })}
    >
      <ButtonLink
        look="secondary"
        to={path}
        prefetch="intent"
        viewTransition
        aria-label={t("projects.viewDetailsOf", { name: project.proj_name })}
        // A positioned or transformed button would become the containing block of `after:absolute`.
        className="static! text-sm after:absolute after:inset-0 active:translate-none!"
      >
        {t("projects.viewDetails")}
        <Icon
          name="arrow-right"
          className="size-4 transition-transform duration-fast group-hover:translate-x-0.5"
        />
      </ButtonLink>
    </ProjectSummaryCard>
  );
}
