import { useId } from "react";
import sprite from "#web/art/all-pages.svg?url";

type Props = {
  /** A drawing without scales and petals, which would blur below about 32 pixels. */
  isSimple?: boolean;
  className?: string;
};

export function LogoMark({ isSimple = false, className }: Props) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      {isSimple ? <use href={`${sprite}#simple-mark`} /> : <DetailedMark />}
    </svg>
  );
}

/** The mask is in the page, because browsers do not find one that is in the file. */
function DetailedMark() {
  const fish = useId();
  return (
    <>
      <mask id={fish} maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">
        <use href={`${sprite}#mark-fish`} />
      </mask>
      <rect width="64" height="64" fill="var(--mark)" mask={`url(#${fish})`} />
      <g transform="matrix(-1 0 0 1 64 0)">
        <rect width="64" height="64" fill="var(--mark)" mask={`url(#${fish})`} />
      </g>
      <use href={`${sprite}#mark-house`} />
    </>
  );
}
