import { useQueryClient } from "@tanstack/react-query";
import { toAbsoluteImageUrl } from "#domain/pictures/absolute-image-url.ts";
import type { Picture as StoredPicture } from "#domain/pictures/picture.ts";
import { apiUrl } from "#web/api/api-url.ts";
import { Picture } from "#web/ui/picture.tsx";
import { ResponsivePicture } from "#web/ui/responsive-picture.tsx";

type Props = Readonly<{
  picture: StoredPicture | undefined;
  /** The URL on another API host, which has a single size. */
  reference: string | null;
  alt: string;
  /** The `sizes` attribute: its width in the layout. */
  sizes: string;
  className?: string;
  /** Shown if the picture fails to load. */
  fallback?: string;
}>;

const noPlaceholder = "data:,";

/** A picture of a row; the default one if there is none or it fails to load (API6). */
export function ApiPicture({ picture, reference, ...rest }: Props) {
  const client = useQueryClient();
  const url = pictureUrl(reference);
  if (picture?.folder !== undefined) {
    // A signed URL expires while the dashboard is open. Refetched rows have a new one.
    const onFailure = () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === "page" });
    return <Picture picture={picture} {...rest} onFailure={onFailure} />;
  }
  if (picture || url === null) return <Picture picture={picture} {...rest} />;
  return (
    <ResponsivePicture
      src={url}
      sources={[]}
      width={800}
      height={600}
      placeholder={noPlaceholder}
      {...rest}
    />
  );
}

export function pictureUrl(reference: string | null): string | null {
  return toAbsoluteImageUrl(reference, apiUrl(""));
}
