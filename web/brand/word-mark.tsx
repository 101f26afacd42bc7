import type { Language } from "#domain/language.ts";
import { wordPaths } from "./word-paths.ts";

type Props = { language: Language; className?: string };

export function WordMark({ language, className }: Props) {
  const { viewBox, outlines } = wordPaths[language];
  return (
    <svg viewBox={viewBox} fill="currentColor" aria-hidden="true" className={className}>
      {/* The stroke thickens Rozha's hairlines, which would disappear at header size. */}
      <g stroke="currentColor" strokeWidth={language === "np" ? 1.6 : 0.8}>
        {outlines.map(({ x, d }) => (
          <path key={x} d={d} transform={x === 0 ? undefined : `translate(${x})`} />
        ))}
      </g>
    </svg>
  );
}
