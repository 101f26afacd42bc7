import { BorderLotus } from "#web/art/deferred-drawings.ts";
import type { SitePicture as Picture } from "#web/pictures/site-picture.ts";
import { PageHeading } from "./page-heading.tsx";
import { SitePicture } from "./site-picture.tsx";

type Props = Readonly<{ title: string; lead: string; picture: Picture }>;

/** A low hero without a picture on phones, so that the list below begins on the first screen. */
export function ListHero({ title, lead, picture }: Props) {
  return (
    <header className="bg-surface">
      <div className="page-width grid items-center gap-x-10 pt-3 pb-3 md:grid-cols-[1fr_18rem] md:py-6 lg:grid-cols-[1fr_26rem]">
        <div>
          <PageHeading>{title}</PageHeading>
          <p className="max-w-text text-ink-soft max-md:text-sm md:mt-2 md:text-lg">{lead}</p>
        </div>
        <SitePicture
          picture={picture}
          sizes="(min-width: 1024px) 26rem, 18rem"
          isDecorative
          className="aspect-5/2 w-full rounded-xl object-cover max-md:hidden"
        />
      </div>
      <BorderLotus />
    </header>
  );
}
