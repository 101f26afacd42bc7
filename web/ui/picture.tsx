import type { Picture as StoredPicture } from "#domain/pictures/picture.ts";
import { jpegPicturePath, pictureFilePath, pictureWidths } from "#domain/pictures/picture-paths.ts";
import { FallbackPicture, type PictureSource, ResponsivePicture } from "./responsive-picture.tsx";

type Props = Readonly<{
  picture: StoredPicture | undefined;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** For the picture at the top of a page: it is loaded first. */
  priority?: boolean;
  className?: string;
  fallback?: string;
  onFailure?: () => void;
}>;

function source(picture: StoredPicture, format: "avif" | "webp"): PictureSource {
  const widths = pictureWidths[format].filter((width) => width <= picture.width);
  // A browser that has no choice needs no widths.
  const hasSizes = widths.length > 1;
  const srcSet = widths
    .map((width) => pictureFilePath(picture, width, format) + (hasSizes ? ` ${width}w` : ""))
    .join(", ");
  return { type: `image/${format}`, srcSet, hasSizes };
}

/** A picture of the media store. */
export function Picture({ picture, alt, className = "", ...rest }: Props) {
  if (!picture) {
    const { fallback } = rest;
    return <FallbackPicture alt={alt} className={className} {...(fallback && { src: fallback })} />;
  }
  return (
    <ResponsivePicture
      src={jpegPicturePath(picture)}
      sources={[source(picture, "avif"), source(picture, "webp")].filter(({ srcSet }) => srcSet !== "")}
      width={picture.width}
      height={picture.height}
      placeholder={picture.placeholder}
      alt={alt}
      className={className}
      {...rest}
    />
  );
}
