import { savedPath } from "#domain/saved/listing-ids.ts";
import { useSavingTranslation } from "#web/i18n/saving-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { PageNavLink } from "#web/ui/page-link.tsx";
import { useSavedListings } from "./saved-listings.ts";

/** VT1: in the header, where it has a place, with the number of saved listings over its corner. */
export function SavedLink({ className = "" }: Readonly<{ className?: string }>) {
  const { t } = useSavingTranslation();
  const format = useFormat();
  const count = useSavedListings().length;
  return (
    <PageNavLink
      to={savedPath}
      end
      data-saved-link
      aria-label={count > 0 ? t("linkWithCount", { number: format.number(count) }) : t("link")}
      className={`touch relative shrink-0 place-items-center rounded-md text-ink hover:bg-sunken aria-[current=page]:text-madder-strong noscript:hidden ${className}`}
    >
      <Icon name="heart" className="size-5.5" />
      {count > 0 && <Count number={count} className="absolute top-0 right-0" />}
    </PageNavLink>
  );
}

/** In the menu of narrow phones. */
export function SavedMenuLink({ className = "" }: Readonly<{ className?: string }>) {
  const { t } = useSavingTranslation();
  const count = useSavedListings().length;
  return (
    <PageNavLink
      to={savedPath}
      end
      className={`touch flex items-center gap-2 border-line border-b py-2 font-semibold text-ink text-lg aria-[current=page]:text-madder-strong noscript:hidden ${className}`}
    >
      <Icon name="heart" className="size-5" />
      {t("menuLink")}
      {count > 0 && <Count number={count} />}
    </PageNavLink>
  );
}

function Count({ number, className = "" }: Readonly<{ number: number; className?: string }>) {
  const format = useFormat();
  return (
    <span
      className={`figures grid h-5 min-w-5 place-items-center rounded-full bg-madder px-1 font-semibold text-on-madder text-xs leading-none ${className}`}
    >
      {format.number(number)}
    </span>
  );
}
