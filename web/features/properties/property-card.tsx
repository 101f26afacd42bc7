import type { PropertyCard as CardProperty } from "#domain/properties/property-card.ts";
import { phoneUrl } from "#domain/settings/page-company.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Icon } from "#web/icons/icon.tsx";
import { SaveButton } from "#web/saved/save-button.tsx";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { useViewTransition } from "#web/ui/use-view-transition.ts";
import { CardBadges } from "./card-badges.tsx";
import { UnitPrice } from "./deferred-land.ts";
import type { ListState } from "./list-position.ts";
import { OldPrice } from "./old-price.tsx";
import { PropertyFacts } from "./property-facts.tsx";
import { PropertyPrice } from "./property-price.tsx";

const sizes = "(min-width: 1280px) 24rem, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw";

type Props = Readonly<{
  property: CardProperty;
  priority: boolean;
  listState?: ListState | undefined;
  hasTransition: boolean;
}>;

export function PropertyCard({ property, priority, listState, hasTransition }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { phone } = useCompany();
  const contactPhone = property.agent_phone ?? phone;
  const path = `/property/${property.id}`;
  const isOpening = useViewTransition(path) && hasTransition;
  const [picture] = property.pictures;
  const isForRent = property.for_type === "rent";
  return (
    <Card as="article" isPadded={false} className="card-column">
      {/* Hidden from keyboards and screen readers, because the name below is the same link. */}
      <PageLink
        to={path}
        state={listState}
        prefetch="intent"
        viewTransition={hasTransition}
        tabIndex={-1}
        aria-hidden
      >
        <div style={isOpening ? { viewTransitionName: "property-picture" } : undefined}>
          <Picture
            picture={picture}
            alt={picture?.alt?.[language] ?? property.name}
            sizes={sizes}
            priority={priority}
            className="card-picture"
          />
        </div>
        <span className="card-badges">
          <CardBadges property={property} />
        </span>
      </PageLink>
      <SaveButton property={property} isOnPicture />
      <div className="card-body">
        <PropertyPrice property={property} />
        <OldPrice property={property} />
        <UnitPrice property={property} />
        <h2 className="card-title">
          <PageLink to={path} state={listState} prefetch="intent" viewTransition={hasTransition}>
            <LangText>{property.name}</LangText>
          </PageLink>
        </h2>
        <p className="card-address">
          <Icon name="map-pin" />
          <LangText>{property.address}</LangText>
        </p>
        <PropertyFacts property={property} />
        <div className="card-actions">
          <ButtonLink
            look="secondary"
            to={path}
            state={listState}
            prefetch="intent"
            viewTransition={hasTransition}
            aria-label={t("properties.viewDetailsOf", { name: property.name })}
          >
            {t("properties.viewDetails")}
          </ButtonLink>
          {contactPhone && (
            <ButtonAnchor look="quiet" href={phoneUrl(contactPhone)}>
              {t(isForRent ? "properties.contact" : "properties.contactAgent")}
            </ButtonAnchor>
          )}
        </div>
      </div>
    </Card>
  );
}
