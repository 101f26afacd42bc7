import type { HTMLAttributes } from "react";

type Props = HTMLAttributes<HTMLElement> &
  Readonly<{
    as?: "div" | "article" | "section" | "aside" | "li";
    /** Adds hover and focus styles, for a card that is one link. */
    isInteractive?: boolean;
    isPadded?: boolean;
  }>;

export function Card({
  as: Tag = "div",
  isInteractive = false,
  isPadded = true,
  className = "",
  ...rest
}: Props) {
  const looks = `card${isPadded ? " card-padded" : ""}${isInteractive ? " card-interactive" : ""}`;
  return <Tag className={`${looks} ${className}`} {...rest} />;
}
