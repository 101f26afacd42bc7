import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForeignLang } from "./staff-text.tsx";

export type PictureSource = Readonly<{ type: string; srcSet: string }>;

type Props = Readonly<{
  /** The one address every browser can show. */
  src: string;
  /** Better formats first. */
  sources: readonly PictureSource[];
  width: number;
  height: number;
  /** A data address of a few blurred pixels. */
  placeholder: string;
  alt: string;
  /** How wide it stands in the layout, as the `sizes` attribute says it. */
  sizes: string;
  /** The picture a visitor sees first is fetched before the others. */
  priority?: boolean;
  className?: string;
  /** Takes the place of one that fails to load. */
  fallback?: string;
  onFailure?: () => void;
}>;

const defaultPicture = "/default-picture.svg";

/** A picture in the size this screen needs, over its blurred self until it is there; its place is kept from the start. */
export function ResponsivePicture({
  src,
  sources,
  width,
  height,
  placeholder,
  alt,
  sizes,
  priority = false,
  className = "",
  fallback = defaultPicture,
  onFailure,
}: Props) {
  const foreignTag = useForeignLang();
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const reportFailure = useEffectEvent(() => onFailure?.());
  const isBroken = broken === src;
  useEffect(() => {
    // It may have failed before React was there to hear of it.
    const { current } = image;
    if (current?.complete && current.currentSrc !== "" && current.naturalWidth === 0) setBroken(src);
  }, [src]);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: API6 asks for a trace of every picture that fails
    if (isBroken) console.error(`Picture could not be loaded: ${src}`);
    if (isBroken) reportFailure();
  }, [isBroken, src]);
  if (isBroken) return <FallbackPicture alt={alt} className={className} src={fallback} />;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={src}
        alt={alt}
        lang={foreignTag(alt)}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
        onError={() => setBroken(src)}
        style={{ backgroundImage: `url(${placeholder})`, backgroundSize: "cover" }}
        className={className}
      />
    </picture>
  );
}

type FallbackProps = Readonly<{ alt: string; className?: string; src?: string }>;

/** Stands where there is no picture, or none that loads: whole, on its own paper, whatever frame it is put in. */
export function FallbackPicture({ alt, className = "", src = defaultPicture }: FallbackProps) {
  const foreignTag = useForeignLang();
  return (
    <img
      src={src}
      alt={alt}
      lang={foreignTag(alt)}
      width={800}
      height={600}
      loading="lazy"
      style={{ objectFit: "contain", backgroundColor: "#f6eddd" }}
      className={className}
    />
  );
}
