import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url";

type Props = Readonly<{ name: IconName; className?: string }>;

/** An icon of the sprite, which a browser loads once. It has the colour of the text and no name for screen readers. */
export function Icon({ name, className }: Props) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : "icon"}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
