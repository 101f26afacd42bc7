import { useId } from "react";
import sprite from "./all-pages.svg?url";

type Props = Readonly<{ className?: string | undefined }>;
type TileProps = Props & Readonly<{ id: string; width: number; height: number }>;

/** A row of fish and buds between double lines, as wide as its box. */
export function FishBorder({ className }: Props) {
  return <Border id="fish-tile" width={84} height={36} className={className} />;
}

/** A row of lotuses as wide as its box. */
export function LotusBorder({ className }: Props) {
  return <Border id="lotus-tile" width={56} height={30} className={className} />;
}

/** The pattern is in the page, because browsers do not find one that is in the file. */
function Border({ id, width, height, className }: TileProps) {
  const pattern = useId();
  return (
    <svg width="100%" height={height} aria-hidden="true" className={className}>
      <pattern id={pattern} width={width} height={height} patternUnits="userSpaceOnUse">
        <use href={`${sprite}#${id}`} />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${pattern})`} />
    </svg>
  );
}
