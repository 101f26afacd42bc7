import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";

const keys = ["a", "b", "c", "d", "e", "f"];

/** Shows the loading text visibly too. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <p aria-hidden className="mb-4 text-ink-soft">
        {label}
      </p>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {keys.map((key) => (
          <Card key={key}>
            <Skeleton className="h-6 w-2/3" />
            <SkeletonText lines={3} className="mt-3" />
            <Skeleton className="mt-5 h-11 w-1/2" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
