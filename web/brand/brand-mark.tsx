import { useRootData } from "#web/site/root-data.ts";
import { LogoMark } from "./logo-mark.tsx";

type Props = Readonly<{ alt?: string; isSimple?: boolean; className: string }>;

/** ST3: the company's logo, or the drawing of the theme. A wide logo is wider than the box of the drawing. */
export function BrandMark({ alt = "", className, ...mark }: Props) {
  const logo = useRootData()?.looks.logo;
  if (!logo) return <LogoMark className={className} {...mark} />;
  const { src, width, height, hasPlate, isOpaque } = logo;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={`w-auto max-w-[min(11em,45vw,100%)] object-contain ${hasPlate ? "logo-plate" : ""} ${isOpaque ? "logo-opaque" : ""} ${className}`}
    />
  );
}
