import { useTranslation } from "react-i18next";
import { type Project, projectStatusTone } from "#domain/projects/project.ts";
import { Badge } from "#web/ui/badge.tsx";

type Props = Readonly<{ project: Pick<Project, "proj_status" | "proj_type"> }>;

export function ProjectBadges({ project }: Props) {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  return (
    <>
      <Badge tone={projectStatusTone(project.proj_status)}>
        {site(`projects.status.${project.proj_status}`)}
      </Badge>
      <Badge>{t(`projects.types.${project.proj_type}`)}</Badge>
    </>
  );
}
