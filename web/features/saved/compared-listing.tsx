import type { Property } from "#domain/properties/property.ts";
import { compareLink, savedPath } from "#domain/saved/listing-ids.ts";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Icon } from "#web/icons/icon.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Picture } from "#web/ui/picture.tsx";

type Props = Readonly<{
  property: Property;
  /** All listings of the comparison. */
  among: readonly Property[];
}>;

/** The head of a column. Removing the listing is a link to the comparison of the others. */
export function ComparedListing({ property, among }: Props) {
  const { t } = useSavedTranslation();
  const language = useLanguage();
  const [picture] = property.pictures;
  const others = among.map(({ id }) => id).filter((id) => id !== property.id);
  return (
    <div className="relative">
      <Picture
        picture={picture}
        alt={picture?.alt?.[language] ?? ""}
        sizes="(min-width: 1024px) 16rem, 45vw"
        className="aspect-3/2 w-full rounded-md object-cover"
      />
      <PageLink
        to={others.length > 0 ? compareLink(others) : savedPath}
        preventScrollReset
        aria-label={t("removeListing", { name: property.name })}
        className="touch absolute top-1 right-1 grid place-items-center rounded-full border border-line-strong bg-surface text-ink hover:bg-sunken print:hidden"
      >
        <Icon name="x" className="size-5" />
      </PageLink>
      <PageLink
        to={`/property/${property.id}`}
        className="mt-2 block font-semibold leading-title underline underline-offset-4 hover:no-underline"
      >
        <LangText>{property.name}</LangText>
      </PageLink>
    </div>
  );
}
