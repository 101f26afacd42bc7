import { useFormat } from "#web/i18n/use-format.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Carousel } from "#web/ui/carousel.tsx";
import { Gallery } from "#web/ui/gallery.tsx";
import { StatCounter } from "#web/ui/stat-counter.tsx";
import { useKitText } from "./kit-text.ts";
import { samplePictures } from "./samples.ts";
import { Example, KitSection } from "./section.tsx";

const reviews = [1, 2, 3] as const;

export function ShowSection() {
  const text = useKitText();
  const format = useFormat();
  return (
    <KitSection id="shows">
      <Example name="gallery; a press opens the lightbox" isWide>
        <Gallery
          pictures={samplePictures.map((picture, index) => ({
            picture,
            alt: `${text.picture} ${format.number(index + 1)}`,
          }))}
          emptyAlt={text.noPicture}
        />
      </Example>
      <Example name="carousel" isWide>
        <Carousel
          label={text.reviews}
          slides={reviews.map((number) => ({
            key: number,
            content: (
              <figure className="mx-auto flex max-w-text flex-col items-center gap-4 px-4 py-6 text-center">
                <blockquote className="text-lg">{text.review}</blockquote>
                <figcaption className="flex items-center gap-3 text-ink-soft">
                  <Avatar name={text.reviewer} />
                  {text.reviewer} · {format.number(number)}
                </figcaption>
              </figure>
            ),
          }))}
        />
      </Example>
      <StatCounter value={5} label={text.years} />
      <StatCounter value={100} label={text.houses} />
    </KitSection>
  );
}
