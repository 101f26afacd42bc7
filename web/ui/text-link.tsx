import type { ComponentProps } from "react";
import { Icon } from "#web/icons/icon.tsx";
import { PageLink } from "./page-link.tsx";

const look =
  "font-semibold text-indigo underline decoration-1 underline-offset-4 hover:text-indigo-hover hover:decoration-2";

export function TextLink({ className = "", ...rest }: ComponentProps<typeof PageLink>) {
  return <PageLink className={`${look} ${className}`} {...rest} />;
}

/** For URLs outside the router. */
export function TextAnchor({ className = "", children, ...rest }: ComponentProps<"a">) {
  return (
    <a className={`${look} ${className}`} {...rest}>
      {children}
    </a>
  );
}

/** A link on its own line, with a touch-sized target. */
export function ArrowLink({ className = "", children, ...rest }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink
      className={`group touch inline-flex items-center gap-2 font-semibold text-indigo underline-offset-4 hover:text-indigo-hover hover:underline ${className}`}
      {...rest}
    >
      {children}
      <Icon
        name="arrow-right"
        className="size-4 shrink-0 transition-transform duration-fast group-hover:translate-x-0.5"
      />
    </PageLink>
  );
}
