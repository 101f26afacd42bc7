import type { ComponentProps } from "react";

const looks = {
  plain: "rounded-md text-ink-soft hover:bg-sunken hover:text-ink",
  outlined: "icon-button-outlined",
  /** For use over pictures. */
  night: "rounded-full bg-night/70 text-on-night hover:bg-night-line",
} as const;

type Props = ComponentProps<"button"> & Readonly<{ label: string; look?: keyof typeof looks }>;

export function IconButton({ label, look = "plain", className = "", children, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} className={`icon-button ${looks[look]} ${className}`} {...rest}>
      {children}
    </button>
  );
}
