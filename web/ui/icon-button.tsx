import type { ComponentProps } from "react";

const looks = {
  plain: "rounded-md text-ink-soft hover:bg-sunken hover:text-ink",
  outlined: "rounded-full border border-line-strong bg-surface text-ink hover:bg-sunken",
  /** For use over pictures. */
  night: "rounded-full bg-night/70 text-on-night hover:bg-night-line",
} as const;

type Props = ComponentProps<"button"> & Readonly<{ label: string; look?: keyof typeof looks }>;

export function IconButton({ label, look = "plain", className = "", children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`print:hidden touch inline-grid shrink-0 place-items-center transition-colors duration-fast disabled:pointer-events-none disabled:opacity-40 [&>svg]:size-5 ${looks[look]} ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}
