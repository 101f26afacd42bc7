import { useId } from "react";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { useSavingTranslation } from "#web/i18n/saving-messages.ts";
import { clearSeenListings, useSavedListings, useSeenListings } from "#web/saved/saved-listings.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { ListingGrid } from "./listing-grid.tsx";
import { NothingSaved } from "./nothing-saved.tsx";
import type { RenderCard } from "./render-card.ts";
import { SavedList } from "./saved-list.tsx";

/** VT1: the browser's own lists. Rendered in the browser only, because the server does not know them. */
export function OwnLists({ renderCard }: Readonly<{ renderCard: RenderCard }>) {
  const saved = useSavedListings();
  return (
    <>
      {saved.length === 0 ? <NothingSaved /> : <SavedList listings={saved} renderCard={renderCard} />}
      <SeenList renderCard={renderCard} />
    </>
  );
}

function SeenList({ renderCard }: Readonly<{ renderCard: RenderCard }>) {
  const { t } = useSavedTranslation();
  const { t: saving } = useSavingTranslation();
  const seen = useSeenListings();
  const titleId = useId();
  if (seen.length === 0) return null;
  const clear = () => {
    const undo = clearSeenListings();
    showToast({
      tone: "neutral",
      title: t("seenCleared"),
      action: { label: saving("undo"), onPress: undo },
    });
    document.getElementById("page-heading")?.focus();
  };
  return (
    <section aria-labelledby={titleId} className="pt-section">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="text-2xl">
          {t("seen")}
        </h2>
        <Button look="quiet" size="small" onClick={clear}>
          {t("clearSeen")}
        </Button>
      </div>
      <ListingGrid listings={seen} renderCard={renderCard} />
    </section>
  );
}
