import { projectStatusTone } from "#domain/projects/kinds.ts";
import type { Project } from "#domain/projects/project.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useProjectTranslation } from "#web/i18n/project-messages.ts";
import { Badge } from "#web/ui/badge.tsx";

type Props = Readonly<{ project: Pick<Project, "proj_status" | "proj_type"> }>;

export function ProjectBadges({ project }: Props) {
  const { t } = useAdminTranslation();
  const { t: site } = useProjectTranslation();
  return (
    <>
      <Badge tone={projectStatusTone(project.proj_status)}>
        {site(`projects.status.${project.proj_status}`)}
      </Badge>
      <Badge>{t(`projects.types.${project.proj_type}`)}</Badge>
    </>
  );
}
