import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";

/** Has the height of a card, so that the page does not shift when the cards load. */
export function ProjectCardSkeleton() {
  return (
    <Card isPadded={false} className="flex flex-col">
      <Skeleton className="aspect-3/2 w-full rounded-none" />
      <div className="flex flex-col p-5 sm:p-6">
        <span className="text-sm">
          <SkeletonText lines={1} className="w-24" />
        </span>
        <span className="mt-0.5 text-2xl leading-display">
          <SkeletonText lines={1} className="w-3/4" />
        </span>
        <span className="mt-1 text-sm">
          <SkeletonText lines={1} className="w-2/3" />
        </span>
        <span className="mt-4 border-line border-t pt-4 text-sm">
          <SkeletonText lines={3} className="w-4/5" />
        </span>
        <span className="flex items-end justify-between pt-5">
          <Skeleton className="h-11 w-40" />
          <Skeleton className="h-11 w-32 rounded-md" />
        </span>
      </div>
    </Card>
  );
}
