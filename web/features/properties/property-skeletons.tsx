import { useTranslation } from "#web/i18n/translations.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";

function CardSkeleton() {
  return (
    <Card isPadded={false} className="overflow-hidden">
      <Skeleton className="aspect-3/2 w-full rounded-none" />
      <div className="p-5">
        <Skeleton className="h-7 w-1/2" />
        <SkeletonText lines={3} className="mt-2" />
        <div className="mt-4 grid grid-cols-2 gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      </div>
    </Card>
  );
}

const cards = ["a", "b", "c", "d", "e", "f"];

export function PropertiesSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("properties.loading")}>
      <div className="bg-surface">
        <div className="page-width grid items-center gap-x-10 gap-y-6 pt-6 pb-8 md:grid-cols-2 md:py-10">
          <div className="order-last md:order-none">
            <p className="display text-4xl text-ink-faint">{t("properties.loading")}</p>
            <SkeletonText lines={2} className="mt-3 text-lg" />
          </div>
          <Skeleton className="aspect-16/9 w-full rounded-xl" />
        </div>
      </div>
      <div className="page-width pt-8">
        <Skeleton className="h-32 w-full rounded-lg" />
        <div className="mt-20 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <CardSkeleton key={card} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}

export function PropertySkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("properties.loadingOne")}>
      <div className="page-width pt-13">
        <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
          <Skeleton className="aspect-3/2 w-full rounded-lg" />
          <div className="hidden gap-3 sm:grid">
            <Skeleton className="h-full rounded-lg" />
            <Skeleton className="h-full rounded-lg" />
          </div>
        </div>
        <div className="mt-8 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
          <div>
            <Skeleton className="h-6 w-48" />
            <p className="display mt-3 text-3xl text-ink-faint">{t("properties.loadingOne")}</p>
            <SkeletonText lines={1} className="mt-2 text-lg" />
            <Skeleton className="mt-6 h-24 w-full" />
            <SkeletonText lines={5} className="mt-8 text-lg" />
          </div>
          <Skeleton className="h-80 w-full rounded-lg" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
