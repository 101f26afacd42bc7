import type { ReactNode } from "react";
import type { ProjectCard as CardProject } from "#domain/projects/project-card.ts";
import { ReusedPart } from "#web/hydration/reused-part.tsx";
import { ProjectCard } from "./project-card.tsx";

export function ProjectColumns({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="grid gap-6 @xl:grid-cols-2 @4xl:gap-8">{children}</ul>
    </div>
  );
}

export function ProjectGrid({ projects }: { projects: readonly CardProject[] }) {
  return (
    <ProjectColumns>
      {projects.map((project, index) => (
        <ReusedPart
          key={project.id}
          as="li"
          shows={index === 0 ? undefined : project}
          className="grid"
          data-map-point={project.map_point}
        >
          <ProjectCard project={project} priority={index === 0} />
        </ReusedPart>
      ))}
    </ProjectColumns>
  );
}
