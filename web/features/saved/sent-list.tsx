import type { PropertyCard } from "#domain/properties/property-card.ts";
import { compareLink, savedPath } from "#domain/saved/listing-ids.ts";
import { EmptyPropertiesArt } from "#web/art/drawings.tsx";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { useSavingTranslation } from "#web/i18n/saving-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { saveListings, useSavedListings } from "#web/saved/saved-listings.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { usePageNavigate } from "#web/ui/page-link.tsx";
import { showToast } from "#web/ui/toast.ts";
import type { RenderCard } from "./render-card.ts";

type Props = Readonly<{
  properties: readonly PropertyCard[];
  /** How many of the sent listings are no longer public. */
  missing: number;
  renderCard: RenderCard;
}>;

/** VT1: the listings of a link, rendered by the server, so that it works without JavaScript, too. */
export function SentList({ properties, missing, renderCard }: Props) {
  const { t } = useSavedTranslation();
  const format = useFormat();
  if (properties.length === 0)
    return (
      <EmptyState
        art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
        title={t("sent.none")}
        text={t("sent.noneText")}
      >
        <ButtonLink to="/buy">{t("empty.buy")}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <SaveAll properties={properties} />
        {properties.length > 1 && (
          <ButtonLink to={compareLink(properties.map(({ id }) => id))} look="secondary">
            {t("compare")}
          </ButtonLink>
        )}
        <ButtonLink to={savedPath} look="quiet" className="noscript:hidden">
          {t("sent.own")}
        </ButtonLink>
      </div>
      {missing > 0 && (
        <div className="mb-6">
          <Notice>{t("sent.missing", { number: format.number(missing) })}</Notice>
        </div>
      )}
      <div className="@container">
        <ul className="grid gap-6 @xl:grid-cols-2 @4xl:grid-cols-3">
          {properties.map((property) => (
            <li key={property.id} className="grid">
              {renderCard(property)}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function SaveAll({ properties }: Readonly<{ properties: readonly PropertyCard[] }>) {
  const { t } = useSavedTranslation();
  const { t: saving } = useSavingTranslation();
  const format = useFormat();
  const navigate = usePageNavigate();
  const saved = useSavedListings();
  const unsaved = properties.filter(({ id }) => saved.every((listing) => listing.id !== id));
  const saveAll = () => {
    const count = saveListings(unsaved);
    const title = t("sent.savedCount", { number: format.number(count) });
    const onPress = () => void navigate(savedPath);
    if (count < unsaved.length)
      showToast({ tone: "error", title: saving("full"), ...(count > 0 && { text: title }) });
    else showToast({ tone: "success", title, action: { label: saving("seeSaved"), onPress } });
  };
  const isSaved = unsaved.length === 0;
  return (
    <Button
      icon={<Icon name="heart" />}
      aria-disabled={isSaved || undefined}
      look={isSaved ? "secondary" : "primary"}
      onClick={isSaved ? undefined : saveAll}
      className="noscript:hidden"
    >
      {t(isSaved ? "sent.allSaved" : "sent.saveAll")}
    </Button>
  );
}
