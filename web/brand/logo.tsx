import { useRootData } from "#web/site/root-data.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { useCompany } from "./use-company.ts";

/** Its height is twice the font size. */
export function Logo({ className = "" }: Readonly<{ className?: string }>) {
  const { name } = useCompany();
  const hasName = useRootData()?.looks.logo?.hasName;
  return (
    <span className={`inline-flex max-w-full items-center gap-[0.45em] ${className}`}>
      <BrandMark alt={hasName ? name : ""} className="size-[2em] shrink-0" />
      {!hasName && (
        // The stroke thickens Rozha's hairlines, which would disappear at header size. The padding shows vowel signs above the line.
        <span className="display line-clamp-2 min-w-0 -my-[0.25em] py-[0.25em] text-[1.25em] leading-[1.1] [-webkit-text-stroke:0.3px]">
          <LangText>{name}</LangText>
        </span>
      )}
    </span>
  );
}
