import { useId } from "react";
import { type Review, reviews } from "#domain/company/people.ts";
import { BorderFish, Portrait } from "#web/art/deferred-drawings.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Carousel } from "#web/ui/carousel.tsx";
import { Rating } from "./rating.tsx";

/** AB3. */
export function ClientReviews() {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      // Redefines the colours of the carousel's buttons for the dark band.
      className="night-band [--line-strong:var(--on-night-soft)] [--sunken:var(--night-line)] [--surface:var(--night)]"
    >
      <BorderFish className="text-night-accent" />
      <div className="page-width py-section">
        <div className="mb-8 text-center">
          <h2 id={heading}>{t("about.reviews.title")}</h2>
          <p className="mt-2 text-ink-soft">{t("about.reviews.lead")}</p>
        </div>
        <Carousel
          label={t("about.reviews.label")}
          slides={reviews.map((review) => ({
            key: review.portrait,
            content: <ReviewSlide review={review} />,
          }))}
        />
      </div>
      <BorderFish className="text-night-accent" />
    </section>
  );
}

function ReviewSlide({ review }: { review: Review }) {
  const language = useLanguage();
  return (
    <figure className="relative mx-auto flex h-full max-w-[48rem] flex-col items-center gap-5 text-center">
      <Portrait of={review.portrait} className="size-28 sm:size-32" />
      <Rating rating={review.rating} />
      <blockquote className="text-on-night text-xl leading-text">
        <p>{review.text[language]}</p>
      </blockquote>
      <figcaption className="mt-auto">
        <span className="block font-semibold text-night-accent">{review.name[language]}</span>
        <span className="block text-on-night-soft">{review.title[language]}</span>
      </figcaption>
    </figure>
  );
}
