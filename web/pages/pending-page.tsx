import { ProjectSkeleton, ProjectsSkeleton } from "#web/features/projects/project-skeletons.tsx";
import { PropertiesSkeleton, PropertySkeleton } from "#web/features/properties/property-skeletons.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";

/** The skeleton of the page that is loading. */
export function PendingPage({ path }: { path: string }) {
  if (path === "/buy" || path === "/rent") return <PropertiesSkeleton />;
  if (path.startsWith("/property/")) return <PropertySkeleton />;
  if (path === "/projects") return <ProjectsSkeleton />;
  if (path.startsWith("/project/")) return <ProjectSkeleton />;
  return (
    <SkeletonGroup>
      <div className="page-width py-10">
        <Skeleton className="h-12 w-2/3" />
        <SkeletonText lines={3} className="mt-6 max-w-text text-lg" />
      </div>
    </SkeletonGroup>
  );
}
