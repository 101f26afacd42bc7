import type { ReactNode } from "react";
import { projectStatusTone } from "#domain/projects/kinds.ts";
import type { ProjectCard } from "#domain/projects/project-card.ts";
import { useProjectListTranslation } from "#web/i18n/project-list-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { ProjectBudget } from "./project-budget.tsx";
import { ProjectDuration, ProjectSize } from "./project-size-and-duration.tsx";

const sizes = "(min-width: 1280px) 37rem, (min-width: 640px) 46vw, 92vw";

type Props = Readonly<{
  project: ProjectCard;
  priority?: boolean;
  isInteractive?: boolean;
  isSample?: boolean;
  transitionName?: string;
  /** The card's link. */
  children?: ReactNode;
}>;

export function ProjectSummaryCard({
  project,
  priority = false,
  isInteractive = false,
  isSample = false,
  transitionName,
  children,
}: Props) {
  const { t } = useProjectListTranslation();
  const language = useLanguage();
  const [picture] = project.pictures;
  return (
    <Card as="article" isPadded={false} isInteractive={isInteractive} className="group card-column">
      <div style={transitionName ? { viewTransitionName: transitionName } : undefined}>
        <Picture
          picture={picture}
          alt={picture?.alt?.[language] ?? project.proj_name}
          sizes={sizes}
          priority={priority}
          className="card-picture"
        />
      </div>
      <div className="card-badges">
        <Badge tone={projectStatusTone(project.proj_status)}>
          {t(`projects.status.${project.proj_status}`)}
        </Badge>
        {isSample && <Badge tone="orange">{t("projects.samples.badge")}</Badge>}
      </div>
      <div className="flex grow flex-col p-5 sm:p-6">
        <p className="font-semibold text-madder-strong text-sm">{t(`projects.types.${project.proj_type}`)}</p>
        <h2 className="mt-0.5 text-2xl">
          <LangText>{project.proj_name}</LangText>
        </h2>
        <p className="card-address">
          <Icon name="map-pin" />
          <LangText>{project.location}</LangText>
        </p>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 border-line border-t pt-4 text-sm">
          <Fact term={t("projects.client")}>
            <LangText>{project.client_name}</LangText>
          </Fact>
          <Fact term={t("projects.size")}>
            <ProjectSize text={project.proj_area} />
          </Fact>
          <Fact term={t("projects.duration")}>
            <ProjectDuration text={project.proj_duration} />
          </Fact>
        </dl>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-5">
          <p>
            <span className="block text-ink-soft text-sm">{t("projects.budget")}</span>
            <ProjectBudget amount={project.budget_rupees} />
          </p>
          {children}
        </div>
      </div>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </>
  );
}
