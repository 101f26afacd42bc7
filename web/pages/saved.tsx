import { data, useRevalidator } from "react-router";
import { type PropertyCard as CardProperty, toPropertyCard } from "#domain/properties/property-card.ts";
import { idsParameter, readListingIds, savedPath } from "#domain/saved/listing-ids.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { PropertyCard } from "#web/features/properties/property-card.tsx";
import { OwnLists } from "#web/features/saved/own-lists.tsx";
import { SentList } from "#web/features/saved/sent-list.tsx";
import { useIsHydrated } from "#web/hydration/use-is-hydrated.ts";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { siteContext } from "#web/site-context.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import type { Route } from "./+types/saved.ts";
import { ignoreHashChanges } from "./ignore-hash-changes.ts";

/** VT1: with ids, the list that someone sent; without, the browser's own, which the server does not know. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const ids = readListingIds(new URL(request.url).searchParams.get(idsParameter));
  if (ids.length === 0) return data({ sent: null });
  try {
    const found = await site.data.propertiesByIds(ids, site.language);
    const properties = found.map(toPropertyCard);
    return data({ sent: { properties, missing: ids.length - properties.length } });
  } catch (error) {
    site.logError(error);
    return data({ sent: { properties: null, missing: 0 } }, { status: 503 });
  }
}

export const shouldRevalidate = ignoreHashChanges;

export default function SavedPage({ loaderData: { sent } }: Route.ComponentProps) {
  const { t } = useSavedTranslation();
  const title = t(sent ? "sent.title" : "title");
  return (
    <>
      <PageHead
        title={title}
        description={t(sent ? "sent.description" : "description")}
        path={savedPath}
        noindex
      />
      <div className="page-width pt-8">
        <PageHeading className="text-3xl">{title}</PageHeading>
        <p className="mt-2 mb-6 max-w-text text-ink-soft">{t(sent ? "sent.lead" : "lead")}</p>
        {sent ? <Sent {...sent} /> : <Own />}
      </div>
    </>
  );
}

function renderCard(property: CardProperty) {
  return <PropertyCard property={property} priority={false} hasTransition />;
}

function Sent({ properties, missing }: Readonly<{ properties: CardProperty[] | null; missing: number }>) {
  const { t } = useSavedTranslation();
  const { revalidate, state } = useRevalidator();
  if (!properties)
    return <ErrorState title={t("sent.failed")} onRetry={revalidate} isRetrying={state === "loading"} />;
  return <SentList properties={properties} missing={missing} renderCard={renderCard} />;
}

function Own() {
  const { t } = useSavedTranslation();
  if (useIsHydrated()) return <OwnLists renderCard={renderCard} />;
  return (
    <>
      <p className="hidden noscript:block">{t("needsScript")}</p>
      <div className="min-h-96 noscript:hidden">
        <SkeletonGroup label={t("loading")}>
          <Skeleton className="h-8 w-40" />
          <Skeleton className="mt-4 h-11 w-64" />
        </SkeletonGroup>
      </div>
    </>
  );
}
