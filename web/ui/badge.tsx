import type { ReactNode } from "react";

const tones = {
  green: "bg-badge-green text-on-badge-green",
  blue: "bg-badge-blue text-on-badge-blue",
  yellow: "bg-badge-yellow text-on-badge-yellow",
  orange: "bg-badge-orange text-on-badge-orange",
  red: "bg-badge-red text-on-badge-red",
  grey: "bg-badge-grey text-on-badge-grey",
  neutral: "bg-badge-neutral text-on-badge-neutral",
} as const;

export type BadgeTone = keyof typeof tones;

type Props = Readonly<{ tone?: BadgeTone; icon?: ReactNode; children: ReactNode }>;

export function Badge({ tone = "neutral", icon, children }: Props) {
  return (
    <span
      className={`inline-flex max-w-full align-middle items-center gap-1.5 rounded-sm px-2.5 py-0.5 text-xs font-semibold [&>svg]:size-3.5 [&>svg]:shrink-0 ${tones[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}
