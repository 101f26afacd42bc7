import { useId } from "react";
import type { PortraitName } from "#domain/settings/portraits.ts";
import portraits from "./portraits.svg?url";

type Props = Readonly<{ of: PortraitName; className?: string | undefined }>;

/** A person in a round panel with a dotted double border. */
export function Portrait({ of, className }: Props) {
  const panel = useId();
  return (
    <svg viewBox="0 0 120 120" fill="none" aria-hidden="true" className={`painting ${className ?? ""}`}>
      <clipPath id={panel}>
        <circle cx="60" cy="60" r="50" />
      </clipPath>
      <circle cx="60" cy="60" r="60" fill="var(--paper)" />
      <circle cx="60" cy="60" r="50" fill="var(--sunken)" />
      <g clipPath={`url(#${panel})`}>
        <use href={`${portraits}#${of}`} />
      </g>
      <g stroke="currentColor">
        <circle cx="60" cy="60" r="50" strokeWidth="1.6" />
        <circle cx="60" cy="60" r="54" strokeWidth="2.2" strokeLinecap="round" strokeDasharray="0 5.655" />
        <circle cx="60" cy="60" r="58" strokeWidth="0.9" />
      </g>
    </svg>
  );
}
