import type { ComponentProps } from "react";
import { useLink } from "./page-link.tsx";
import { resultsId, resultsNavigationState } from "./results-navigation.ts";

type Props = Omit<ComponentProps<"a">, "href" | "onClick"> & Readonly<{ to: string }>;

/** SR4: a link to a list's results, by a plain path or a query. Only without JavaScript, the URL gets a hash. */
export function ResultsLink({ to, children, ...rest }: Props) {
  const { href, onClick } = useLink(to, { state: resultsNavigationState, preventScrollReset: true });
  return (
    <a {...rest} href={`${href}#${resultsId}`} onClick={onClick}>
      {children}
    </a>
  );
}
