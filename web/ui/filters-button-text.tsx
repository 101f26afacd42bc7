import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";

/** Narrow windows have all filters behind the button, wide ones those that are not in the row. */
export function FiltersButtonText({ chosen }: Readonly<{ chosen: number }>) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = format.number(chosen);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Icon name="sliders-horizontal" className="size-4 max-sm:hidden" />
      <span className="max-lg:hidden">{t("properties.filters.more")}</span>
      <span className="lg:hidden">{t("properties.filters.button")}</span>
      {chosen > 0 && (
        <>
          <span
            aria-hidden
            className="figures grid size-6 place-items-center rounded-full bg-madder text-on-madder inset-ring inset-ring-(--madder-ring) text-xs leading-none lg:hidden"
          >
            {number}
          </span>
          <span className="sr-only lg:hidden">{t("properties.filters.chosen", { number })}</span>
        </>
      )}
    </span>
  );
}
