import { ProjectCardSkeleton } from "./project-card-skeleton.tsx";
import { ProjectColumns } from "./project-grid.tsx";

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
