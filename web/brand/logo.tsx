import { company } from "#domain/company.ts";
import type { Language } from "#domain/language.ts";
import { LogoMark, WordMark } from "./deferred-marks.ts";

type Props = { language: Language; className?: string };

/** Its height is twice the font size. */
export function Logo({ language, className = "" }: Props) {
  return (
    <span className={`inline-flex max-w-full items-center gap-[0.45em] ${className}`}>
      <LogoMark className="h-[2em] w-[2em] shrink-0" />
      <WordMark
        language={language}
        className={language === "np" ? "h-[1.1em] w-auto min-w-0 -mt-[0.2em]" : "h-[0.9em] w-auto min-w-0"}
      />
      <span className="sr-only">{company.name[language]}</span>
    </span>
  );
}
