import type { ReactNode } from "react";
import { NotFoundArt } from "#web/art/not-found-art.tsx";
import { PageHeading } from "./page-heading.tsx";

type Props = Readonly<{
  title: string;
  text: string;
  /** Where to go instead. */
  children: ReactNode;
}>;

/** Of a secret address: the same for one that is unknown, expired or out of use, so that it does not tell which exist. */
export function MissingPage({ title, text, children }: Props) {
  return (
    <div className="page-width flex flex-col items-center gap-4 py-section text-center">
      <NotFoundArt className="h-44 w-auto max-w-full text-ink" />
      <PageHeading>{title}</PageHeading>
      <p className="max-w-text text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
