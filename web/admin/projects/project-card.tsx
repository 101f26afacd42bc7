import Clock from "lucide-react/icons/clock";
import ImageOff from "lucide-react/icons/image-off";
import MapPin from "lucide-react/icons/map-pin";
import Ruler from "lucide-react/icons/ruler";
import User from "lucide-react/icons/user";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { formatDate } from "#domain/calendar/format-date.ts";
import type { Project } from "#domain/projects/project.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { RowPicture } from "#web/admin/details/row-picture.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { CardActions, type RowActions } from "#web/admin/list/row-actions.tsx";
import { UntranslatedBadge } from "#web/admin/translations/untranslated-badge.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Card } from "#web/ui/card.tsx";
import { ProjectBadges } from "./project-badges.tsx";
import { useBudgetText, useProjectFormat } from "./use-project-format.ts";

type Props = Readonly<{ project: Project; actions: RowActions<Project> }>;

/** AJ1 */
export function ProjectCard({ project, actions }: Props) {
  const { proj_name: name } = project;
  const budget = useBudgetText(project.proj_budget);
  return (
    <Card as="article" aria-label={name} isPadded={false} className="relative flex flex-col">
      <FirstPicture project={project} />
      <div className="absolute top-3 left-3 flex flex-wrap gap-2">
        <ProjectBadges project={project} />
        <UntranslatedBadge fields={projectTexts} row={project} />
      </div>
      <div className="flex grow flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="line-clamp-2 font-sans text-base font-semibold leading-title tracking-normal">
            {name}
          </h3>
          {budget && <p className="figures shrink-0 font-semibold">{budget}</p>}
        </div>
        <Lines project={project} />
        <CardActions {...actions(project)} className="pt-4" />
      </div>
    </Card>
  );
}

const sizes = "(min-width: 1280px) 24rem, (min-width: 768px) 46vw, 92vw";

function FirstPicture({ project }: { project: Project }) {
  const { t } = useAdminTranslation();
  const [address] = project.image_urls;
  if (address === undefined)
    return (
      <div className="grid aspect-16/9 place-content-center justify-items-center gap-2 bg-sunken text-ink-soft">
        <ImageOff aria-hidden className="size-8" />
        {t("projects.noImage")}
      </div>
    );
  return (
    <RowPicture
      address={address}
      pictures={project.pictures}
      alt=""
      sizes={sizes}
      className="aspect-16/9 w-full object-cover"
    />
  );
}

function Lines({ project }: { project: Project }) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const projectFormat = useProjectFormat();
  const completed = formatDate(project.completed_date, useLanguage());
  const duration = projectFormat.duration(project.proj_duration);
  return (
    <ul className="mt-2 grid gap-1 text-ink-soft text-sm">
      <Line icon={<MapPin aria-hidden />}>{project.location}</Line>
      <Line icon={<User aria-hidden />}>{project.client_name}</Line>
      <Line icon={<Ruler aria-hidden />}>{projectFormat.area(project.proj_area)}</Line>
      <Line icon={<Clock aria-hidden />}>
        {completed ? `${duration} · ${t("projects.completed", { date: completed })}` : duration}
      </Line>
      {project.professionals > 0 && (
        <Line icon={<Users aria-hidden />}>
          {t("projects.professionals", { number: format.number(project.professionals) })}
        </Line>
      )}
    </ul>
  );
}

function Line({ icon, children }: Readonly<{ icon: ReactNode; children: string }>) {
  return (
    <li className="flex items-start gap-2 [&>svg]:mt-[0.3em] [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span className="line-clamp-1 wrap-anywhere">{children}</span>
    </li>
  );
}
