import type { ReactNode } from "react";
import { BorderLotus } from "#web/art/drawings.tsx";
import type { DecorativePicture } from "#web/pictures/site-picture.ts";
import { LangText } from "./lang-text.tsx";
import { PageHeading } from "./page-heading.tsx";
import { SitePicture } from "./site-picture.tsx";

type Props = Readonly<{
  title: string;
  lead: string;
  picture: DecorativePicture;
  /** Without the picture on phones, so that a list below begins on the first screen. */
  isLow?: boolean;
  children?: ReactNode;
}>;

export function PageHero({ title, lead, picture, isLow = false, children }: Props) {
  return (
    <header className="bg-surface">
      <div
        className={`page-width grid items-center gap-x-10 ${isLow ? "py-3 md:grid-cols-[1fr_18rem] md:py-6 lg:grid-cols-[1fr_26rem]" : "gap-y-6 pt-6 pb-8 md:grid-cols-2 md:py-10"}`}
      >
        <div className="order-last md:order-none">
          <PageHeading>{title}</PageHeading>
          <p className={`max-w-text text-ink-soft md:mt-3 md:text-lg ${isLow ? "text-sm" : "mt-3 text-lg"}`}>
            <LangText>{lead}</LangText>
          </p>
          {children && <div className="mt-6">{children}</div>}
        </div>
        <SitePicture
          picture={picture}
          alt=""
          sizes={isLow ? "26rem" : "(min-width: 1280px) 36rem, (min-width: 768px) 45vw, 92vw"}
          priority={!isLow}
          className={`w-full rounded-xl object-cover ${isLow ? "aspect-5/2 max-md:hidden" : "aspect-16/9"}`}
        />
      </div>
      <BorderLotus />
    </header>
  );
}
