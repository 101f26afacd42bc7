import { useId } from "react";
import type { Reviews } from "#domain/settings/lists.ts";
import type { Localized } from "#domain/settings/local-text.ts";
import { BorderFish } from "#web/art/drawings.tsx";
import { useAboutTranslation } from "#web/i18n/about-messages.ts";
import { Carousel } from "#web/ui/carousel.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Face } from "./face.tsx";
import { Rating } from "./rating.tsx";

type Review = Localized<Reviews>["items"][number];

/** AB3. */
export function ClientReviews({ reviews }: Readonly<{ reviews: Localized<Reviews> }>) {
  const { t } = useAboutTranslation();
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
          <p className="mt-2 text-ink-soft">
            <LangText>{reviews.lead}</LangText>
          </p>
        </div>
        <Carousel
          label={t("about.reviews.label")}
          slides={reviews.items.map((review) => ({
            key: review.id,
            content: <ReviewSlide review={review} />,
          }))}
        />
      </div>
      <BorderFish className="text-night-accent" />
    </section>
  );
}

function ReviewSlide({ review }: { review: Review }) {
  return (
    <figure className="relative mx-auto flex h-full max-w-[48rem] flex-col items-center gap-5 text-center">
      <Face
        name={review.name}
        picture={review.picture}
        portrait={review.portrait}
        className="size-28 sm:size-32"
      />
      <Rating rating={review.rating} />
      <blockquote className="text-on-night text-xl leading-text">
        <p>
          <LangText>{review.text}</LangText>
        </p>
      </blockquote>
      <figcaption className="mt-auto">
        <span className="block font-semibold text-night-accent">
          <LangText>{review.name}</LangText>
        </span>
        <span className="block text-on-night-soft">
          <LangText>{review.title}</LangText>
        </span>
      </figcaption>
    </figure>
  );
}
