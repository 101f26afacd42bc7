import type { ReactNode } from "react";
import type { Project } from "#domain/projects/project.ts";
import { ProjectCard } from "./project-card.tsx";
import { ProjectCardSkeleton } from "./project-card-skeleton.tsx";

export function ProjectColumns({ children }: { children: ReactNode }) {
  return <ul className="grid gap-6 sm:grid-cols-2 lg:gap-8">{children}</ul>;
}

export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  return (
    <ProjectColumns>
      {projects.map((project, index) => (
        <li key={project.id} className="grid">
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
