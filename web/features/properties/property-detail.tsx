import type { ReactNode } from "react";
import { listingLabel } from "#domain/properties/badges.ts";
import { shownFeatures } from "#domain/properties/features.ts";
import { isPublic, isTaken } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import type { PropertyCard } from "#domain/properties/property-card.ts";
import { Divider } from "#web/art/divider.tsx";
import { usePropertyDetailTranslation } from "#web/i18n/property-detail-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Icon } from "#web/icons/icon.tsx";
import { SaveButton } from "#web/saved/save-button.tsx";
import { PageActions } from "#web/sharing/deferred-page-actions.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { Gallery } from "#web/ui/gallery.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { useViewTransition } from "#web/ui/use-view-transition.ts";
import { CheckedBadge } from "./checked-badge.tsx";
import { ContactAgent, ContactBar, Neighbours } from "./deferred-contact.tsx";
import { Checks, FactGroups, PropertyPlace } from "./deferred-facts.tsx";
import { SimilarProperties, StaffOnlyNotice, StatusNotice } from "./deferred-status.ts";
import { FactsAtAGlance } from "./facts-at-a-glance.tsx";
import type { QrCode } from "./printed-code.tsx";
import { StatusBadge } from "./status-badge.tsx";

type Props = Readonly<{
  property: Property;
  similar: readonly PropertyCard[];
  /** Of the page's address, for the printed sheet. */
  qrCode: QrCode | null;
  /** Parts of other features, which the page adds. */
  priceNote?: ReactNode;
  costs?: ReactNode;
  forms?: ReactNode;
}>;

export function PropertyDetail({ property, similar, qrCode, priceNote, costs, forms }: Props) {
  const { t } = useTranslation();
  const isOffered = !isTaken(property.status);
  const isChecked = property.checked_on !== null;
  const hasSideColumn = isOffered || isChecked;
  const list = property.for_type === "rent" ? "rent" : "buy";
  const isArriving = useViewTransition(`/property/${property.id}`);
  return (
    <article className="@container page-width print-sheet pt-2">
      {!isPublic(property.status) && <StaffOnlyNotice status={property.status} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <Breadcrumb
          trail={[
            { label: t("chrome.home"), to: "/" },
            { label: t(`chrome.${list}`), to: `/${list}` },
          ]}
          current={property.name}
        />
        <Neighbours id={property.id} />
      </div>
      <div className="mt-2" style={isArriving ? { viewTransitionName: "property-picture" } : undefined}>
        <Pictures property={property} />
      </div>
      <div
        data-sheet-body
        className={`mt-8 grid items-start gap-10 ${hasSideColumn ? "lg:grid-cols-[1fr_22rem]" : ""}`}
      >
        <div className="min-w-0">
          <Heading property={property} />
          {property.status !== "active" && (
            <StatusNotice property={property} hasSimilar={similar.length > 0} />
          )}
          <FactsAtAGlance property={property} priceNote={priceNote} />
          <FactGroups property={property} />
          <Description property={property} />
          <Features property={property} />
          <div className="contents print:hidden">
            <PropertyPlace property={property} />
            {costs}
            {forms}
          </div>
          <Dates property={property} />
        </div>
        {hasSideColumn && (
          <div className="grid gap-6 lg:sticky lg:top-28">
            {isChecked && (
              <Card className="lg:order-last print:order-last print:p-4">
                <Checks property={property} />
              </Card>
            )}
            {isOffered && <ContactAgent property={property} qrCode={qrCode} />}
          </div>
        )}
      </div>
      <SimilarProperties properties={similar} />
      {isOffered && <ContactBar property={property} />}
    </article>
  );
}

type Part = { property: Property };

function Pictures({ property }: Part) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const pictures = property.pictures.map((picture, index) => ({
    picture,
    alt:
      picture.alt?.[language] ??
      t("properties.pictureOf", { name: property.name, number: format.number(index + 1) }),
  }));
  return <Gallery pictures={pictures} emptyAlt={property.name} />;
}

function Heading({ property }: Part) {
  const { t } = useTranslation();
  const isOffered = !isTaken(property.status);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Badge>{t(`properties.types.${property.property_type}`)}</Badge>
        {isOffered && <Badge tone="blue">{t(`properties.${listingLabel(property.for_type)}`)}</Badge>}
        {property.is_featured && <Badge tone="yellow">{t("properties.featured")}</Badge>}
        <StatusBadge status={property.status} />
        {property.reduced_from !== null && <Badge tone="orange">{t("properties.reduced")}</Badge>}
        {property.checked_on !== null && <CheckedBadge />}
      </div>
      <PageHeading className="mt-3 text-3xl">
        <LangText>{property.name}</LangText>
      </PageHeading>
      <p className="mt-2 mb-4 flex items-start gap-1.5 text-lg text-ink-soft">
        <Icon name="map-pin" className="mt-[0.3em] size-5 shrink-0" />
        <LangText>{property.address}</LangText>
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <SaveButton property={property} />
        <PageActions
          title={property.name}
          text={`${property.name}, ${property.address}`}
          path={`/property/${property.id}`}
          canPrint
        />
      </div>
    </>
  );
}

function Description({ property }: Part) {
  const { t } = useTranslation();
  const { t: detail } = usePropertyDetailTranslation();
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl">{detail("description")}</h2>
      <p className="max-w-text whitespace-pre-line text-lg">
        <LangText>{property.description || t("properties.noDescription")}</LangText>
      </p>
    </section>
  );
}

function Features({ property }: Part) {
  const { t } = usePropertyDetailTranslation();
  const features = shownFeatures(property);
  if (features.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl">{t("features")}</h2>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Icon name="check" className="mt-[0.3em] size-4 shrink-0 text-leaf" />
            <LangText>{feature}</LangText>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dates({ property }: Part) {
  const { t } = usePropertyDetailTranslation();
  return (
    <>
      <Divider className="mt-10 text-ink print:hidden" />
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-sm text-ink-soft">
        <div className="flex gap-2">
          <dt>{t("listed")}</dt>
          <dd className="font-semibold">
            <DateText iso={property.created_at} hasOtherCalendar />
          </dd>
        </div>
        <div className="flex gap-2">
          <dt>{t("updated")}</dt>
          <dd className="font-semibold">
            <DateText iso={property.updated_at} hasOtherCalendar />
          </dd>
        </div>
      </dl>
    </>
  );
}
