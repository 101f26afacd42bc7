import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { usePageAddress } from "./page-link.tsx";
import { resultsId, resultsNavigationState } from "./results-navigation.ts";

type Props = Omit<ComponentProps<"a">, "href" | "onClick"> & Readonly<{ to: string }>;

/** SR4: a link to a list's results, by a plain path or a query. Only without JavaScript, the URL gets a hash. */
export function ResultsLink({ to, children, ...rest }: Props) {
  const address = usePageAddress()(to);
  const href = useHref(address);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(address, {
    state: resultsNavigationState,
    preventScrollReset: true,
  });
  return (
    <a {...rest} href={`${href}#${resultsId}`} onClick={onClick}>
      {children}
    </a>
  );
}
