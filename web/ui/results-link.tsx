import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { resultsId, resultsNavigationState } from "./results-navigation.ts";

type Props = Omit<ComponentProps<"a">, "href" | "onClick"> & Readonly<{ to: string }>;

/** A link to a list that shows its results at once (SR4). Without a script the address says so; with one it stays clean. */
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
