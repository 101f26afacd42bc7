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
  const lift = isInteractive
    ? "transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-md focus-within:border-line-strong"
    : "";
  return (
    <Tag
      className={`overflow-hidden rounded-lg border border-line bg-surface shadow-sm ${isPadded ? "p-5 sm:p-6" : ""} ${lift} ${className}`}
      {...rest}
    />
  );
}
