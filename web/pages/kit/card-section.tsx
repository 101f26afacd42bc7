import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Price } from "#web/ui/price.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { useKitText } from "./kit-text.ts";
import { samplePictures } from "./samples.ts";
import { Example, KitSection } from "./section.tsx";

const sizes = "(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 100vw";

export function CardSection() {
  const text = useKitText();
  return (
    <KitSection id="cards">
      <Example name="card with a picture">
        <Card as="article" isPadded={false} isInteractive>
          <Picture picture={samplePictures[0]} alt={text.picture} sizes={sizes} className="card-picture" />
          <div className="grid justify-items-start gap-2 p-5">
            <Badge tone="blue">{text.statuses[6]}</Badge>
            <Price amount={12_500_000} />
            <h3 className="text-lg">{text.heading}</h3>
            <p className="line-clamp-2 text-ink-soft text-sm">{text.body}</p>
            <ButtonLink to="#cards" look="secondary" size="small" className="mt-2">
              {text.details}
            </ButtonLink>
          </div>
        </Card>
      </Example>
      <Example name="its shape while it is fetched">
        <SkeletonGroup>
          <Card isPadded={false}>
            <Skeleton className="aspect-3/2 w-full rounded-none" />
            <div className="grid gap-3 p-5">
              <Skeleton className="h-6 w-20" />
              <Skeleton className="h-7 w-3/5" />
              <SkeletonText lines={3} />
            </div>
          </Card>
        </SkeletonGroup>
      </Example>
      <Example name="without a picture, and plain">
        <div className="grid gap-4">
          <Card isPadded={false}>
            <Picture picture={undefined} alt={text.noPicture} sizes={sizes} className="card-picture" />
          </Card>
          <Card>
            <h3 className="text-lg">{text.heading}</h3>
            <p className="mt-1 text-ink-soft">{text.info}</p>
          </Card>
        </div>
      </Example>
    </KitSection>
  );
}
