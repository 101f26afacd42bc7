import { useState } from "react";
import {
  picturePath,
  pictureWidths,
  plainPicturePath,
  type Picture as StoredPicture,
} from "#domain/pictures/picture.ts";

type Props = Readonly<{
  picture: StoredPicture | undefined;
  alt: string;
  /** How wide it stands in the layout, as the `sizes` attribute says it. */
  sizes: string;
  /** The picture a visitor sees first is fetched before the others. */
  priority?: boolean;
  className?: string;
}>;

const fallback = "/default-picture.svg";

function sourceSet(picture: StoredPicture, format: keyof typeof pictureWidths): string {
  return pictureWidths[format]
    .filter((width) => width <= picture.width)
    .map((width) => `${picturePath(picture.key, width, format)} ${width}w`)
    .join(", ");
}

/** A stored picture in the size this screen needs, over its blurred self until it is there. */
export function Picture({ picture, alt, sizes, priority = false, className = "" }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (!picture || isBroken) {
    return <img src={fallback} alt={alt} width={1200} height={800} className={`bg-sunken ${className}`} />;
  }
  const source = plainPicturePath(picture.key);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(picture, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, "webp")} sizes={sizes} />
      <img
        src={source}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
        onError={() => {
          // biome-ignore lint/suspicious/noConsole: the spec asks for a trace of every picture that fails
          console.error(`Picture could not be loaded: ${source}`);
          setBroken(true);
        }}
        style={{ backgroundImage: `url(${picture.placeholder})`, backgroundSize: "cover" }}
        className={className}
      />
    </picture>
  );
}
