import { useProjectDetailTranslation } from "#web/i18n/project-detail-messages.ts";
import { useProjectListTranslation } from "#web/i18n/project-list-messages.ts";
import { Skeleton, SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { ProjectGridSkeleton } from "./project-grid-skeleton.tsx";

export function ProjectsSkeleton() {
  const { t } = useProjectListTranslation();
  return (
    <SkeletonGroup label={t("projects.loading")}>
      <div className="bg-surface">
        <div className="page-width grid items-center gap-x-10 gap-y-6 pt-6 pb-8 md:grid-cols-2 md:py-10">
          <div className="order-last md:order-none">
            <p aria-hidden className="display text-4xl text-ink-faint">
              {t("projects.loading")}
            </p>
            <SkeletonText lines={2} className="mt-3 text-lg" />
          </div>
          <Skeleton className="aspect-16/9 w-full rounded-xl" />
        </div>
      </div>
      <div className="page-width pt-8">
        <Skeleton className="mb-18 h-32 w-full rounded-lg" />
        <ProjectGridSkeleton />
      </div>
    </SkeletonGroup>
  );
}

export function ProjectSkeleton() {
  const { t } = useProjectDetailTranslation();
  return (
    <SkeletonGroup label={t("projects.detail.loading")}>
      <div className="page-width pt-15">
        <Skeleton className="h-6 w-48" />
        <p aria-hidden className="display mt-2 text-4xl text-ink-faint">
          {t("projects.detail.loading")}
        </p>
        <SkeletonText lines={1} className="mt-2 w-80 max-w-full text-lg" />
        <div className="mt-6 grid grid-cols-3 gap-2 sm:grid-cols-[2.6fr_1fr] sm:grid-rows-3 sm:gap-3">
          <Skeleton className="col-span-full aspect-3/2 rounded-lg sm:col-span-1 sm:row-span-full" />
          <Skeleton className="aspect-3/2 rounded-lg sm:aspect-auto" />
          <Skeleton className="aspect-3/2 rounded-lg sm:aspect-auto" />
          <Skeleton className="aspect-3/2 rounded-lg sm:aspect-auto" />
        </div>
        <Skeleton className="mt-8 h-28 w-full" />
        <div className="mt-12 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1fr_22rem]">
          <SkeletonText lines={8} />
          <Skeleton className="h-96 w-full rounded-lg" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
