import { shownFeatures } from "#domain/properties/features.ts";
import { landAreaOf } from "#domain/properties/land-area.ts";
import type { Property } from "#domain/properties/property.ts";
import { factGroupsOf } from "#domain/properties/property-facts.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { Fact } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useOwners } from "#web/admin/owners/use-owners.ts";
import { OpenPapers } from "#web/admin/papers/open-papers.tsx";
import { PinFact } from "#web/admin/pins/pin-fact.tsx";
import { PlaceFact } from "#web/admin/places/place-fact.tsx";
import { useCanSeePapers } from "#web/admin/session/use-can-see-papers.ts";
import { OtherLanguages } from "#web/admin/translations/other-languages.tsx";
import { UntranslatedBadge } from "#web/admin/translations/untranslated-badge.tsx";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFactTexts } from "#web/i18n/use-fact-texts.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { LandArea } from "#web/ui/land-area.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { ApprovalPanel } from "./approval-panel.tsx";
import { ApprovalBadge, FeaturedBadge, ListingBadge, StatusBadge } from "./property-badges.tsx";
import type { ReadProperty } from "./property-calls.ts";
import { PropertyHistory } from "./property-history.tsx";
import { PropertyPictures } from "./property-pictures.tsx";
import { PropertyPrice } from "./property-price.tsx";

/** All fields of a property. */
export function PropertyDetails({ property }: { property: ReadProperty }) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const format = useFormat();
  const features = shownFeatures(property);
  const { translations } = property;
  const canSeePapers = useCanSeePapers();
  return (
    <article className="grid gap-6">
      <PropertyPictures property={property} />
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">
            <LangText>{property.name}</LangText>
          </h3>
          <OtherLanguages translations={translations} name="name" shown={property.name} />
          <p className="mt-2 flex flex-wrap gap-2">
            <StatusBadge status={property.status} />
            <ApprovalBadge approval={property.approval} />
            <ListingBadge forType={property.for_type} />
            {property.is_featured && <FeaturedBadge />}
            <UntranslatedBadge fields={propertyTexts} row={property} />
          </p>
        </div>
        <div>
          <PropertyPrice property={property} size="xl" />
          <PriceNote property={property} />
        </div>
      </header>
      {property.approval && <ApprovalPanel property={property} approval={property.approval} />}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-5 sm:grid-cols-3">
        <Fact label={t("properties.detail.address")} className="col-span-full">
          <LangText>{property.address}</LangText>
          <OtherLanguages translations={translations} name="address" shown={property.address} />
        </Fact>
        <PlaceFact place={property} className="col-span-full" />
        <PinFact row={property} className="col-span-full" />
        <Fact label={t("properties.detail.type")}>{site(`properties.types.${property.property_type}`)}</Fact>
        <Fact label={t("properties.detail.listed")}>
          <DateText iso={property.created_at} hasOtherCalendar />
        </Fact>
        <Fact label={t("properties.detail.updated")}>
          <DateText iso={property.updated_at} hasOtherCalendar />
        </Fact>
        <OwnerFact ownerId={property.owner_id} />
        {property.submission_id != null && (
          <Fact label={t("properties.detail.submission")}>
            <TextLink to={`?tab=pending&open=${property.submission_id}`}>
              {t("properties.detail.openSubmission")}
            </TextLink>
          </Fact>
        )}
        {property.reference != null && (
          <Fact label={t("properties.form.fields.reference")}>{property.reference}</Fact>
        )}
        <Fact label={t("properties.detail.id")}>
          {format.digits(String(property.id))}{" "}
          <TextLink to={`/property/${property.id}`} className="ml-2 text-sm">
            {t("properties.detail.page")}
          </TextLink>
        </Fact>
      </dl>
      <FactSections property={property} />
      <DetailSection title={t("properties.detail.features")}>
        {features.length === 0 ? (
          <p className="text-ink-soft">{t("properties.detail.noFeatures")}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {features.map((feature) => (
              <li key={feature} className="rounded-sm bg-sunken px-3 py-1 text-sm">
                <LangText>{feature}</LangText>
              </li>
            ))}
          </ul>
        )}
        <OtherLanguages translations={translations} name="custom_features" shown={property.custom_features} />
      </DetailSection>
      <DetailSection title={t("properties.detail.description")}>
        <p lang={detectLanguageTag(property.description)} className="whitespace-pre-line wrap-anywhere">
          {property.description || site("properties.noDescription")}
        </p>
        <OtherLanguages translations={translations} name="description" shown={property.description} />
      </DetailSection>
      {canSeePapers && (
        <DetailSection title={t("papers.title")}>
          <OpenPapers propertyId={property.id} hasText />
        </DetailSection>
      )}
      <PropertyHistory id={property.id} />
    </article>
  );
}

/** LE8: for admins; other API hosts have no owners. */
function OwnerFact({ ownerId }: Readonly<{ ownerId: number | null | undefined }>) {
  const { t } = useAdminTranslation();
  const owners = useOwners();
  if (ownerId === undefined || owners.length === 0) return null;
  const name = owners.find(({ id }) => id === ownerId)?.name;
  const absent = ownerId === null ? t("properties.detail.noOwner") : t("accounts.disabled");
  return <Fact label={t("properties.detail.owner")}>{name ?? absent}</Fact>;
}

/** LD3: the price of a unit, as it was entered, and whether it can be discussed. */
function PriceNote({ property }: { property: Property }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { unit_price: unitPrice, price_unit: unit } = property;
  const notes = [
    unitPrice !== null && `${format.rupees(unitPrice)} ${t(`properties.priceUnits.${unit}`)}`,
    property.is_negotiable && t("properties.negotiable"),
  ].filter(Boolean);
  return notes.length > 0 && <p className="mt-1 text-ink-soft text-sm">{notes.join(" · ")}</p>;
}

/** LD4, LD8: the known facts in the groups of the form. */
function FactSections({ property }: { property: Property }) {
  const { t } = useFactTranslation();
  const facts = useFactTexts();
  const shown = { ...property, land_area: landAreaOf(property) };
  return factGroupsOf(shown).map(({ group, facts: known }) => (
    <DetailSection key={group} title={t(`groups.${group}`)}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        {known.map((fact) => (
          <Fact
            key={fact.field}
            label={facts.label(fact.fact)}
            className={fact.field === "landmarks" || fact.field === "land_area" ? "col-span-full" : ""}
          >
            {fact.field === "land_area" ? (
              <LandArea area={fact.value} custom={property.land_custom} />
            ) : (
              facts.text(fact)
            )}
          </Fact>
        ))}
      </dl>
    </DetailSection>
  ));
}
