import { data } from "react-router";
import { readRowId } from "#domain/row-id.ts";
import { BreadcrumbData, PropertyData } from "#web/features/head/deferred-structured-data.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { PropertyDetail } from "#web/features/properties/property-detail.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/property.ts";
import { ignoreHashChanges } from "./ignore-hash-changes.ts";

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
    return property ? data({ property }) : data({ missing: "notFound" as const }, { status: 404 });
  } catch (error) {
    site.logError(error);
    return data({ missing: "failed" as const }, { status: 503 });
  }
}

export const shouldRevalidate = ignoreHashChanges;

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  if ("missing" in loaderData) return <PropertyMissing reason={loaderData.missing} />;
  const { property } = loaderData;
  return (
    <>
      <PageHead
        title={property.name}
        description={property.description || t("properties.detail.noDescription")}
        path={`/property/${property.id}`}
        // An ended listing keeps its page for existing links, but search engines drop it.
        {...(property.status === "active"
          ? { shared: { kind: "property", ...property } }
          : { noindex: true })}
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
      <PropertyDetail property={property} />
    </>
  );
}
