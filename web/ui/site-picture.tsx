import type { PictureFormat } from "#domain/pictures/picture-paths.ts";
import { type DecorativePicture, sitePicturePath } from "#web/pictures/site-picture.ts";

type Props = Readonly<{
  picture: DecorativePicture;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  priority?: boolean;
  className?: string;
}>;

function sourceSet(picture: DecorativePicture, format: PictureFormat): string {
  return picture.widths[format]
    .map((width) => `${sitePicturePath(picture, width, format)} ${width}w`)
    .join(", ");
}

/** A picture that belongs to the site itself, not to the media store. */
export function SitePicture({ picture, alt, sizes, priority = false, className = "" }: Props) {
  const [plain = picture.width] = picture.widths.jpg;
  return (
    <picture className="block">
      <source type="image/avif" srcSet={sourceSet(picture, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, "webp")} sizes={sizes} />
      <img
        src={sitePicturePath(picture, plain, "jpg")}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        style={{ backgroundImage: `url(${picture.placeholder})` }}
        className={className}
      />
    </picture>
  );
}
