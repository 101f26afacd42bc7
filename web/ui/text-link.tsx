import ArrowRight from "lucide-react/icons/arrow-right";
import type { ComponentProps } from "react";
import { Link } from "react-router";

const look =
  "font-semibold text-indigo underline decoration-1 underline-offset-4 hover:text-indigo-hover hover:decoration-2";

/** A link within or beside text, to a page of this site. */
export function TextLink({ className = "", ...rest }: ComponentProps<typeof Link>) {
  return <Link className={`${look} ${className}`} {...rest} />;
}

/** The same for addresses the router does not serve. */
export function TextAnchor({ className = "", children, ...rest }: ComponentProps<"a">) {
  return (
    <a className={`${look} ${className}`} {...rest}>
      {children}
    </a>
  );
}

/** A way on that stands alone, as under a section: tall enough for a finger. */
export function ArrowLink({ className = "", children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={`group touch inline-flex items-center gap-2 font-semibold text-indigo underline-offset-4 hover:text-indigo-hover hover:underline ${className}`}
      {...rest}
    >
      {children}
      <ArrowRight
        aria-hidden
        className="size-4 shrink-0 transition-transform duration-fast group-hover:translate-x-0.5"
      />
    </Link>
  );
}
