import type { ReactNode } from "react";
import type { BadgeTone as StatusTone } from "#domain/badge-tone.ts";

export type BadgeTone = StatusTone | "neutral";

type Props = Readonly<{ tone?: BadgeTone; icon?: ReactNode; children: ReactNode }>;

export function Badge({ tone = "neutral", icon, children }: Props) {
  return (
    <span className={tone === "neutral" ? "badge" : `badge badge-${tone}`}>
      {icon}
      {children}
    </span>
  );
}
