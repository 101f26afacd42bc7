import type { ReactNode } from "react";
import { BorderLotus } from "#web/art/deferred-drawings.ts";
import type { SitePicture as Picture } from "#web/pictures/site-picture.ts";
import { PageHeading } from "./page-heading.tsx";
import { SitePicture } from "./site-picture.tsx";

type Props = Readonly<{ title: string; lead: string; picture: Picture; children?: ReactNode }>;

export function PageHero({ title, lead, picture, children }: Props) {
  return (
    <header className="bg-surface">
      <div className="page-width grid items-center gap-x-10 gap-y-6 pt-6 pb-8 md:grid-cols-2 md:py-10">
        <div className="order-last md:order-none">
          <PageHeading>{title}</PageHeading>
          <p className="mt-3 max-w-text text-lg text-ink-soft">{lead}</p>
          {children && <div className="mt-6">{children}</div>}
        </div>
        <SitePicture
          picture={picture}
          sizes="(min-width: 1280px) 36rem, (min-width: 768px) 45vw, 92vw"
          priority
          isDecorative
          className="aspect-16/9 w-full rounded-xl object-cover"
        />
      </div>
      <BorderLotus />
    </header>
  );
}
