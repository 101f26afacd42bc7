import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsPlain } from "#web/art/use-is-plain.ts";
import { useForeignLang } from "./lang-text.tsx";

export type PictureSource = Readonly<{ type: string; srcSet: string; hasSizes: boolean }>;

type Props = Readonly<{
  /** A format that every browser supports. */
  src: string;
  /** Better formats first. */
  sources: readonly PictureSource[];
  width: number;
  height: number;
  /** A data URL of a few blurred pixels. */
  placeholder: string;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** For the picture at the top of a page: it is loaded first. */
  priority?: boolean;
  className?: string;
  /** Shown if the picture fails to load. */
  fallback?: string;
  onFailure?: () => void;
}>;

const defaultPicture = "/default-picture.svg";

/** Loads the size that the screen needs, over a blurred placeholder. Its box is reserved from the start. */
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
  const foreignLang = useForeignLang();
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const reportFailure = useEffectEvent(() => onFailure?.());
  const isBroken = broken === src;
  useEffect(() => {
    // The picture may have failed before hydration.
    const { current } = image;
    if (current?.complete && current.currentSrc !== "" && current.naturalWidth === 0) setBroken(src);
  }, [src]);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: API6 requires that failed pictures are logged
    if (isBroken) console.error(`Picture could not be loaded: ${src}`);
    if (isBroken) reportFailure();
  }, [isBroken, src]);
  if (isBroken) return <FallbackPicture alt={alt} className={className} src={fallback} />;
  return (
    <picture>
      {sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={source.srcSet}
          sizes={source.hasSizes ? sizes : undefined}
        />
      ))}
      <img
        ref={image}
        src={src}
        alt={alt}
        lang={foreignLang(alt)}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        onError={() => setBroken(src)}
        style={{ backgroundImage: `url(${placeholder})` }}
        className={className}
      />
    </picture>
  );
}

type FallbackProps = Readonly<{ alt: string; className?: string; src?: string }>;

/** Shown whole, on its own background, in place of a missing or broken picture. */
export function FallbackPicture({ alt, className = "", src = defaultPicture }: FallbackProps) {
  const foreignLang = useForeignLang();
  const backgroundColor = useIsPlain() ? "var(--sunken)" : "#f6eddd";
  return (
    <img
      src={src}
      alt={alt}
      lang={foreignLang(alt)}
      width={800}
      height={600}
      loading="lazy"
      style={{ objectFit: "contain", backgroundColor }}
      className={className}
    />
  );
}
