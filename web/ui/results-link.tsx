import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { resultsId, resultsNavigationState } from "./results-navigation.ts";

type Props = Omit<ComponentProps<"a">, "href" | "onClick"> & Readonly<{ to: string }>;

/** SR4: a link to a list's results. Only without JavaScript, the URL gets a hash. */
export function ResultsLink({ to, children, ...rest }: Props) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, {
    state: resultsNavigationState,
    preventScrollReset: true,
  });
  return (
    <a {...rest} href={`${href}#${resultsId}`} onClick={onClick}>
      {children}
    </a>
  );
}
