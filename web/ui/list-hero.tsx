import type { ListView } from "#domain/list-view.ts";
import type { DecorativePicture } from "#web/pictures/site-picture.ts";
import { PageHeading } from "./page-heading.tsx";
import { PageHero } from "./page-hero.tsx";

type Props = Readonly<{ view: ListView; title: string; lead: string; picture: DecorativePicture }>;

/** MP1: a map has the window for itself. */
export function ListHero({ view, ...hero }: Props) {
  return view === "map" ? (
    <PageHeading className="sr-only">{hero.title}</PageHeading>
  ) : (
    <PageHero {...hero} isLow />
  );
}
