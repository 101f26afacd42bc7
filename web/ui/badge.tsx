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

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-sm px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
