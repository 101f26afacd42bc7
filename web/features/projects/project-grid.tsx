import type { ReactNode } from "react";
import type { ProjectCard as CardProject } from "#domain/projects/project-card.ts";
import { mapPoint } from "#web/map/map-point.ts";
import { ProjectCard } from "./project-card.tsx";
import { ProjectCardSkeleton } from "./project-card-skeleton.tsx";

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
        <li key={project.id} className="grid" {...mapPoint(project.map_location)}>
          <ProjectCard project={project} priority={index === 0} />
        </li>
      ))}
    </ProjectColumns>
  );
}

export function ProjectGridSkeleton() {
  return (
    <div aria-hidden>
      <ProjectColumns>
        {["first", "second", "third", "fourth"].map((place) => (
          <li key={place} className="grid">
            <ProjectCardSkeleton />
          </li>
        ))}
      </ProjectColumns>
    </div>
  );
}
