import { projectCrumbs } from "#web/features/head/breadcrumb-data.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { projectData } from "#web/features/head/project-data.ts";
import { StructuredData } from "#web/features/head/structured-data.tsx";
import { loadProject } from "#web/features/projects/load-project.ts";
import { ProjectDetail } from "#web/features/projects/project-detail.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/project.ts";
import { ignoreHashChanges } from "./ignore-hash-changes.ts";

const ProjectMissing = deferHydration(
  async () => (await import("#web/features/projects/project-missing.tsx")).ProjectMissing,
);

export function loader({ params, context }: Route.LoaderArgs) {
  return loadProject(params.id, context.get(siteContext), (project, site) =>
    Promise.all([projectData(project, site), projectCrumbs(project, site)]),
  );
}

export const shouldRevalidate = ignoreHashChanges;

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <ProjectMissing reason={loaderData.missing} />;
  const { project, structuredData } = loaderData;
  const path = `/project/${project.id}`;
  return (
    <>
      <PageHead
        title={project.proj_name}
        description={project.description || `${project.proj_name}, ${project.location}`}
        path={path}
        shared={{ kind: "project", ...project }}
      />
      <StructuredData scripts={structuredData} />
      <ProjectDetail project={project} />
    </>
  );
}
