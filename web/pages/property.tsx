import { data } from "react-router";
import { isPublic, isTaken } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import { readRowId } from "#domain/row-id.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import { BreadcrumbData, PropertyData } from "#web/features/head/deferred-structured-data.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { PropertyDetail } from "#web/features/properties/property-detail.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useRecordVisit } from "#web/saved/use-record-visit.ts";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/property.ts";
import { ignoreHashChanges } from "./ignore-hash-changes.ts";
import { useStaffPreview } from "./use-staff-preview.ts";

const similarCount = 3;

const PropertyMissing = deferHydration(
  async () => (await import("#web/features/properties/property-missing.tsx")).PropertyMissing,
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (params.id === undefined) return data({ missing: "noId" as const }, { status: 404 });
  const id = readRowId(params.id);
  if (id === undefined) return data({ missing: "notFound" as const }, { status: 404 });
  try {
    const property = await site.data.findProperty(id, site.language);
    if (!property) return data({ missing: "notFound" as const }, { status: 404 });
    return data({ property, similar: await findSimilar(property, site) });
  } catch (error) {
    site.logError(error);
    return data({ missing: "failed" as const }, { status: 503 });
  }
}

/** LD5: a sold page leads to others. */
async function findSimilar(property: Property, { data: source, language }: SiteContext): Promise<Property[]> {
  return isTaken(property.status) ? source.similarProperties(property, similarCount, language) : [];
}

export const shouldRevalidate = ignoreHashChanges;

export default function PropertyPage({ loaderData, params }: Route.ComponentProps) {
  const isMissing = "missing" in loaderData && loaderData.missing === "notFound";
  const preview = useStaffPreview(isMissing ? readRowId(params.id ?? "") : undefined);
  if (!("missing" in loaderData)) return <FoundProperty {...loaderData} />;
  return preview ? (
    <FoundProperty property={preview} similar={[]} />
  ) : (
    <PropertyMissing reason={loaderData.missing} />
  );
}

function FoundProperty({ property, similar }: Readonly<{ property: Property; similar: Property[] }>) {
  const { t } = useTranslation();
  useRecordVisit(property);
  return (
    <>
      <PageHead
        title={property.name}
        description={property.description || t("properties.detail.noDescription")}
        path={`/property/${property.id}`}
        {...(isPublic(property.status) ? { shared: { kind: "property", ...property } } : { noindex: true })}
      />
      <PropertyData property={property} />
      <BreadcrumbData
        items={[
          { name: t("chrome.home"), path: "/" },
          property.for_type === "rent"
            ? { name: t("chrome.rent"), path: "/rent" }
            : { name: t("chrome.buy"), path: "/buy" },
          { name: property.name, path: `/property/${property.id}` },
        ]}
      />
      <PropertyDetail property={property} similar={similar} />
    </>
  );
}
