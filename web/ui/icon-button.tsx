import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> & Readonly<{ label: string }>;

/** A picture to press; its label is for those who can't see it. */
export function IconButton({ label, className = "", children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`touch inline-grid shrink-0 place-items-center rounded-md text-ink-soft transition-colors duration-fast hover:bg-sunken hover:text-ink disabled:text-ink-faint disabled:hover:bg-transparent [&>svg]:size-5 ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}
