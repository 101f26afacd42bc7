import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";

const places = ["a", "b", "c", "d", "e", "f"];

/** The list's words for «on its way» are seen as well as heard: staff wait for rows, not for a page. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <p aria-hidden className="mb-4 text-ink-soft">
        {label}
      </p>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {places.map((place) => (
          <Card key={place}>
            <Skeleton className="h-6 w-2/3" />
            <SkeletonText lines={3} className="mt-3" />
            <Skeleton className="mt-5 h-11 w-1/2" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
