import { useAboutTranslation } from "#web/i18n/about-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";

/** Screen readers get a sentence instead of the stars. */
export function Rating({ rating }: { rating: number }) {
  const { t } = useAboutTranslation();
  const format = useFormat();
  return (
    <p>
      <span className="sr-only">{t("about.reviews.rating", { rating: format.number(rating) })}</span>
      <span aria-hidden className="flex justify-center gap-1">
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon
            name="star"
            key={star}
            className={`size-5 text-night-accent ${star <= rating ? "fill-current" : "opacity-60"}`}
          />
        ))}
      </span>
    </p>
  );
}
