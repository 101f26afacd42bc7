import { metaFeedPath, projectFeedAddress, propertyFeedAddress } from "#domain/feeds/feed-address.ts";
import { type Language, languages } from "#domain/language.ts";
import { noProjectFilters } from "#domain/projects/filters.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopyField } from "#web/ui/use-copy-field.ts";
import { useFeedTranslation } from "./feed-messages.ts";

const atomFeeds: readonly Readonly<{
  name: "sale" | "rent" | "projects";
  address: (language: Language) => string;
}>[] = [
  { name: "sale", address: (language) => propertyFeedAddress("sale", {}, language) },
  { name: "rent", address: (language) => propertyFeedAddress("rent", {}, language) },
  { name: "projects", address: (language) => projectFeedAddress(noProjectFilters, language) },
];

/** IM5: the addresses of feeds, to copy. */
export function FeedsSection() {
  const { t: admin } = useAdminTranslation();
  const { t } = useFeedTranslation();
  const named = (name: string, language: Language) => t(language === "np" ? "nepali" : "english", { name });
  return (
    <section aria-labelledby="feeds-title">
      <h2 id="feeds-title" tabIndex={-1} data-list-heading className="text-2xl outline-none">
        {admin("settings.own.feeds.title")}
      </h2>
      <p className="mt-1 mb-6 max-w-text text-ink-soft">{t("text")}</p>
      <div className="grid gap-10">
        <section aria-labelledby="feeds-atom">
          <h3 id="feeds-atom" className="text-xl">
            {t("atom.title")}
          </h3>
          <p className="mb-4 max-w-text text-ink-soft text-sm">{t("atom.text")}</p>
          <div className="grid gap-4">
            {atomFeeds.flatMap(({ name, address }) =>
              languages.map((language) => (
                <FeedAddress
                  key={address(language)}
                  label={named(t(`atom.${name}`), language)}
                  path={address(language)}
                />
              )),
            )}
          </div>
        </section>
        <section aria-labelledby="feeds-meta">
          <h3 id="feeds-meta" className="text-xl">
            {t("meta.title")}
          </h3>
          <p className="mb-4 max-w-text text-ink-soft text-sm">{t("meta.text")}</p>
          <FeedAddress label={t("meta.label")} path={metaFeedPath} />
        </section>
      </div>
    </section>
  );
}

function FeedAddress({ label, path }: Readonly<{ label: string; path: string }>) {
  const { t } = useFeedTranslation();
  const { field, isCopied, copy } = useCopyField(window.location.origin + path);
  return (
    <div className="flex max-w-text items-end gap-2">
      <TextField label={label} className="min-w-0 grow" {...field} />
      <Button look="secondary" aria-label={t("copyOf", { name: label })} onClick={() => void copy()}>
        {isCopied ? t("copied") : t("copy")}
      </Button>
    </div>
  );
}
