const looks = {
  primary:
    "bg-madder text-on-madder inset-ring inset-ring-(--madder-ring) hover:bg-madder-hover disabled:bg-sunken disabled:inset-ring-transparent disabled:text-ink-soft",
  secondary:
    "border border-line-strong bg-surface text-ink hover:bg-sunken disabled:border-line disabled:bg-transparent disabled:text-ink-soft",
  quiet: "text-indigo hover:bg-indigo-soft disabled:bg-transparent disabled:text-ink-soft",
  danger:
    "border border-danger bg-surface text-danger-strong hover:bg-danger-soft disabled:border-line disabled:bg-transparent disabled:text-ink-soft",
} as const;

/** Small is for a pair of buttons in a card; it keeps the minimum touch size. */
const sizes = { base: "px-5", small: "px-3 text-sm" } as const;

export type ButtonLook = keyof typeof looks;
export type ButtonSize = keyof typeof sizes;

/** A screen has one primary button. */
export function buttonClass(look: ButtonLook = "primary", size: ButtonSize = "base"): string {
  return `print:hidden touch relative inline-flex items-center justify-center gap-2 rounded-md py-2 text-center font-semibold leading-title transition-colors duration-fast active:translate-y-px disabled:active:translate-y-0 [&_svg]:shrink-0 ${sizes[size]} ${looks[look]}`;
}
