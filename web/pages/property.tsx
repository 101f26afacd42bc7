import type { ComponentProps } from "react";
import { data } from "react-router";
import { isPublic } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import { readRowId } from "#domain/row-id.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { BreadcrumbData, PropertyData } from "#web/features/head/deferred-structured-data.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { PropertyDetail } from "#web/features/properties/property-detail.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { qrPath } from "#web/sharing/qr-path.ts";
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
    const similar = await site.data.similarProperties(property, similarCount, site.language);
    const qrCode = qrPath(site.publicUrl + pageAddress(`/property/${id}`, site.language));
    return data({ property, similar, qrCode });
  } catch (error) {
    site.logError(error);
    return data({ missing: "failed" as const }, { status: 503 });
  }
}

export const shouldRevalidate = ignoreHashChanges;

export default function PropertyPage({ loaderData, params }: Route.ComponentProps) {
  const isMissing = "missing" in loaderData && loaderData.missing === "notFound";
  const preview = useStaffPreview(isMissing ? readRowId(params.id ?? "") : undefined);
  if (!("missing" in loaderData)) return <FoundProperty {...loaderData} />;
  return preview ? (
    <FoundProperty property={preview} similar={[]} qrCode={null} />
  ) : (
    <PropertyMissing reason={loaderData.missing} />
  );
}

type FoundProps = Readonly<{ property: Property }> &
  Pick<ComponentProps<typeof PropertyDetail>, "similar" | "qrCode">;

function FoundProperty({ property, similar, qrCode }: FoundProps) {
  const { t } = useTranslation();
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
      <PropertyDetail property={property} similar={similar} qrCode={qrCode} />
    </>
  );
}
