import { useEffect, useId, useRef, useState } from "react";
import { compareLink, maxCompared, savedLink } from "#domain/saved/listing-ids.ts";
import type { RememberedListing } from "#domain/saved/remembered-listings.ts";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { useToggleSaved } from "#web/saved/use-toggle-saved.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { ListingGrid } from "./listing-grid.tsx";
import type { RenderCard } from "./render-card.ts";
import { SendLink } from "./send-link.tsx";

type Props = Readonly<{ listings: readonly RememberedListing[]; renderCard: RenderCard }>;

/** VT1: the saved listings, of which up to four are chosen to be compared. */
export function SavedList({ listings, renderCard }: Props) {
  const { t } = useSavedTranslation();
  const format = useFormat();
  const toggle = useToggleSaved();
  const titleId = useId();
  const title = useFocusAfterRemoval(listings.length);
  const ids = listings.map(({ id }) => id);
  const { chosen, choose } = useChosen(ids);
  return (
    <section aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-2xl outline-none">
        {t("own")}
      </h2>
      <div className="mt-3 mb-6 flex flex-wrap items-center gap-3">
        {chosen.length > 1 ? (
          <ButtonLink to={compareLink(chosen)}>
            {t("compareCount", { number: format.number(chosen.length) })}
          </ButtonLink>
        ) : (
          <Button disabled>{t("compare")}</Button>
        )}
        <SendLink path={savedLink(ids)} label={t("send.list")} />
        <p className="w-full text-ink-soft text-sm">{t("compareHelp")}</p>
      </div>
      <ListingGrid
        listings={listings}
        renderCard={renderCard}
        renderActions={(listing, isGone) => (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            {!isGone && (
              <CheckboxField
                label={<span aria-hidden>{t("compare")}</span>}
                aria-label={t("compareListing", { name: listing.name })}
                checked={chosen.includes(listing.id)}
                disabled={chosen.length === maxCompared && !chosen.includes(listing.id)}
                onChange={({ target }) => choose(listing.id, target.checked)}
              />
            )}
            <Button
              look="quiet"
              size="small"
              icon={<Icon name="trash-2" />}
              aria-label={t("removeListing", { name: listing.name })}
              onClick={() => toggle(listing)}
              className="ml-auto"
            >
              {t("remove")}
            </Button>
          </div>
        )}
      />
    </section>
  );
}

/** The first up to four are chosen, until the visitor chooses. */
function useChosen(ids: readonly number[]) {
  const [own, setOwn] = useState<readonly number[]>();
  const chosen = (own ?? ids).filter((id) => ids.includes(id)).slice(0, maxCompared);
  const choose = (id: number, isChosen: boolean) =>
    setOwn(ids.filter((other) => (other === id ? isChosen : chosen.includes(other))));
  return { chosen, choose };
}

/** The pressed button is removed with its listing; without this, the focus would be lost. */
function useFocusAfterRemoval(count: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const { activeElement } = document;
    if (count < before.current && (activeElement === null || activeElement === document.body))
      title.current?.focus();
    before.current = count;
  }, [count]);
  return title;
}
