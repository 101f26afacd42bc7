import { data } from "react-router";
import { hasCosts, ratesFor } from "#domain/costs/cost-of-buying.ts";
import type { CostRates } from "#domain/costs/cost-rates.ts";
import { enquiryFormSchema, type VisitChoice } from "#domain/enquiries/enquiry-form.ts";
import { writeSentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import { isListed, isPublic } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import type { PropertyCard } from "#domain/properties/property-card.ts";
import { readRowId } from "#domain/row-id.ts";
import { qrPath } from "#domain/sharing/qr-path.ts";
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
import { siteContext } from "#web/site-context.ts";
import { useQuery } from "#web/ui/use-query.ts";
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
    const [costs, visits] = [await findCosts(property, site), visitsOf(property, site)];
    const structuredData = await Promise.all([propertyData(property, site), propertyCrumbs(property, site)]);
    return data({ property, similar, qrCode, costs, visits, structuredData });
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
function visitsOf({ status }: Property, { settings }: SiteContext): VisitChoice | null {
  return isListed(status) ? visitChoice(settings) : null;
}

function visitChoice({ company, calendar }: SiteContext["settings"]): VisitChoice {
  return { hours: company.hours, isBookingOn: calendar.isBookingOn };
}

/** VT3: a form that was posted without JavaScript. DY5: if it is shown again, it has the free times. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const property_id = readRowId(params.id ?? "") ?? null;
  const answer = await handlePostedForm(
    request,
    enquiryFormSchema(visitChoice(site.settings)),
    async (form, honeypot) => {
      const sent = await site.forms.sendEnquiry({ ...form, property_id }, honeypot);
      return sent.pageUrl ? new URL(sent.pageUrl).pathname : writeSentEnquiry(sent);
    },
    site.logError,
  );
  const { isBookingOn } = site.settings.calendar;
  if (!isBookingOn || property_id === null || answer.data.values.kind !== "visit") return answer;
  const freeDays = await site.data.freeDays(property_id).catch(site.logError);
  const { visit_on, visit_time, ...codes } = answer.data.codes;
  // Only the times were asked for: what is missing is no problem yet.
  const isAsking = answer.data.values.show_times !== undefined;
  const slot = codes.visit_slot ?? visit_on ?? visit_time;
  return data(
    {
      ...answer.data,
      codes: isAsking ? {} : { ...codes, ...(slot && { visit_slot: slot }) },
      ...(freeDays && { freeDays }),
    },
    isAsking ? 200 : (answer.init ?? undefined),
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
const unlisted = { similar: [], qrCode: null, costs: null, visits: null, structuredData: [] } as const;

type PageCosts = Readonly<{ rates: CostRates; besidePrice: string | null }>;

type Found = Readonly<{
  property: Property;
  similar: readonly PropertyCard[];
  qrCode: QrCode | null;
  costs: PageCosts | null;
  /** Null for a listing without a form. */
  visits: VisitChoice | null;
  structuredData: readonly string[];
  posted?: PostedForm | undefined;
}>;

function FoundProperty({ property, similar, qrCode, costs, visits, structuredData, posted }: Found) {
  const { t } = useTranslation();
  const search = useQuery();
  useRecordVisit(property);
  return (
    <>
      {posted && !visits && <NotSent posted={posted} />}
      <PageHead
        title={property.name}
        description={property.description || t("properties.noDescription")}
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
          visits && (
            <EnquiryForm
              key={`form-${property.id}`}
              propertyId={property.id}
              listing={property.for_type}
              visits={visits}
              posted={posted}
              sent={search.get(sentParameter)}
            />
          )
        }
      />
    </>
  );
}
