import { data, useSearchParams } from "react-router";
import { hasCosts, ratesFor } from "#domain/costs/cost-of-buying.ts";
import type { CostRates } from "#domain/costs/cost-rates.ts";
import { enquiryFormSchema } from "#domain/enquiries/enquiry-form.ts";
import { writeSentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import type { Hours } from "#domain/enquiries/visit-times.ts";
import { isListed, isPublic } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import type { PropertyCard } from "#domain/properties/property-card.ts";
import { readRowId } from "#domain/row-id.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { sentParameter } from "#domain/site/page-parameters.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import { instalmentBesidePrice } from "#web/features/costs/instalment-beside-price.ts";
import { propertyCrumbs } from "#web/features/head/breadcrumb-data.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { propertyData } from "#web/features/head/property-data.ts";
import { StructuredData } from "#web/features/head/structured-data.tsx";
import type { QrCode } from "#web/features/properties/printed-code.tsx";
import { PropertyDetail } from "#web/features/properties/property-detail.tsx";
import { handlePostedForm, type PostedForm } from "#web/forms/posted-form.ts";
import { afterInteraction } from "#web/hydration/after-interaction.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useRecordVisit } from "#web/saved/use-record-visit.ts";
import { qrPath } from "#web/sharing/qr-path.ts";
import { siteContext } from "#web/site-context.ts";
import type { Route } from "./+types/property.ts";
import { ignoreHashChanges } from "./ignore-hash-changes.ts";
import { useStaffPreview } from "./use-staff-preview.ts";

const similarCount = 3;

const PropertyMissing = deferHydration(
  async () => (await import("#web/features/properties/property-missing.tsx")).PropertyMissing,
);

const Costs = deferHydration(
  afterInteraction(async () => (await import("#web/features/costs/costs.tsx")).Costs),
);

const loadEnquiries = () => import("#web/features/enquiries/enquiry-form.tsx");
const EnquiryForm = deferHydration(afterInteraction(async () => (await loadEnquiries()).EnquiryForm));
const NotSent = deferHydration(async () => (await import("#web/features/enquiries/not-sent.tsx")).NotSent);

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
    const [costs, hours] = [await findCosts(property, site), hoursFor(property, site)];
    const structuredData = await Promise.all([propertyData(property, site), propertyCrumbs(property, site)]);
    return data({ property, similar, qrCode, costs, hours, structuredData });
  } catch (error) {
    site.logError(error);
    return data({ missing: "failed" as const }, { status: 503 });
  }
}

/** VT4: only the rates of the listing's place are sent, in the page's language. */
async function findCosts(
  property: Property,
  { data: source, language }: SiteContext,
): Promise<PageCosts | null> {
  if (!hasCosts(property)) return null;
  const rates = ratesFor(property.property_type, source.costRates(property, language));
  return { rates, besidePrice: await instalmentBesidePrice(property.price, rates, language) };
}

/** VT3: sold and rented listings have no form. */
function hoursFor({ status }: Property, { settings }: SiteContext): Hours | null {
  return isListed(status) ? settings.company.hours : null;
}

/** VT3: a form that was posted without JavaScript. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  return handlePostedForm(
    request,
    enquiryFormSchema(site.settings.company.hours),
    async (form, honeypot) => {
      const property_id = readRowId(params.id ?? "") ?? null;
      return writeSentEnquiry(await site.forms.sendEnquiry({ ...form, property_id }, honeypot));
    },
    site.logError,
  );
}

/** Passes on the action's Retry-After header. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const shouldRevalidate = ignoreHashChanges;

export default function PropertyPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const isMissing = "missing" in loaderData && loaderData.missing === "notFound";
  const preview = useStaffPreview(isMissing ? readRowId(params.id ?? "") : undefined);
  if (!("missing" in loaderData)) return <FoundProperty {...loaderData} posted={actionData} />;
  if (preview) return <FoundProperty {...unlisted} property={preview} />;
  return (
    <>
      {actionData && <NotSent posted={actionData} />}
      <PropertyMissing reason={loaderData.missing} />
    </>
  );
}

/** Of a property that only staff see. */
const unlisted = { similar: [], qrCode: null, costs: null, hours: null, structuredData: [] } as const;

type PageCosts = Readonly<{ rates: CostRates; besidePrice: string | null }>;

type Found = Readonly<{
  property: Property;
  similar: readonly PropertyCard[];
  qrCode: QrCode | null;
  costs: PageCosts | null;
  /** Null for a listing without a form. */
  hours: Hours | null;
  structuredData: readonly string[];
  posted?: PostedForm | undefined;
}>;

function FoundProperty({ property, similar, qrCode, costs, hours, structuredData, posted }: Found) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  useRecordVisit(property);
  return (
    <>
      {posted && !hours && <NotSent posted={posted} />}
      <PageHead
        title={property.name}
        description={property.description || t("properties.detail.noDescription")}
        path={`/property/${property.id}`}
        {...(isPublic(property.status) ? { shared: { kind: "property", ...property } } : { noindex: true })}
      />
      <StructuredData scripts={structuredData} />
      {/* The page of another listing starts anew. Costs and form are siblings, so their keys differ. */}
      <PropertyDetail
        property={property}
        similar={similar}
        qrCode={qrCode}
        priceNote={
          costs?.besidePrice && (
            <a
              href="#costs"
              className="touch inline-flex items-center font-normal font-rupee text-indigo text-sm underline underline-offset-4"
            >
              {costs.besidePrice}
            </a>
          )
        }
        costs={costs && <Costs key={`costs-${property.id}`} price={property.price} rates={costs.rates} />}
        forms={
          hours && (
            <EnquiryForm
              key={`form-${property.id}`}
              propertyId={property.id}
              listing={property.for_type}
              hours={hours}
              posted={posted}
              sent={search.get(sentParameter)}
            />
          )
        }
      />
    </>
  );
}
