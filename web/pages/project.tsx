import { BreadcrumbData, ProjectData } from "#web/features/head/deferred-structured-data.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { loadProject } from "#web/features/projects/load-project.ts";
import { ProjectDetail } from "#web/features/projects/project-detail.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/project.ts";
import { ignoreHashChanges } from "./ignore-hash-changes.ts";

const ProjectMissing = deferHydration(
  async () => (await import("#web/features/projects/project-missing.tsx")).ProjectMissing,
);

export function loader({ params, context }: Route.LoaderArgs) {
  return loadProject(params.id, context.get(siteContext));
}

export const shouldRevalidate = ignoreHashChanges;

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if ("missing" in loaderData) return <ProjectMissing reason={loaderData.missing} />;
  const { project } = loaderData;
  const path = `/project/${project.id}`;
  return (
    <>
      <PageHead
        title={project.proj_name}
        description={project.description || `${project.proj_name}, ${project.location}`}
        path={path}
        shared={{ kind: "project", ...project }}
      />
      <ProjectData project={project} />
      <BreadcrumbData
        items={[
          { name: t("chrome.home"), path: "/" },
          { name: t("chrome.projects"), path: "/projects" },
          { name: project.proj_name, path },
        ]}
      />
      <ProjectDetail project={project} />
    </>
  );
}
