import { useQueryClient } from "@tanstack/react-query";
import { toAbsoluteImageUrl } from "#domain/pictures/absolute-image-url.ts";
import type { Picture as StoredPicture } from "#domain/pictures/picture.ts";
import { apiUrl } from "#web/api/api-url.ts";
import { Picture } from "#web/ui/picture.tsx";
import { ResponsivePicture } from "#web/ui/responsive-picture.tsx";

type Props = Readonly<{
  picture: StoredPicture | undefined;
  /** Where another API host keeps it, which has it in one size only. */
  reference: string | null;
  alt: string;
  /** How wide it stands in the layout, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** Takes the place of one that fails to load. */
  fallback?: string;
}>;

const noPlaceholder = "data:,";

/** The picture that came with something; the default one where none came or it fails to load (API6). */
export function ApiPicture({ picture, reference, ...rest }: Props) {
  const client = useQueryClient();
  const address = pictureUrl(reference);
  if (picture?.folder !== undefined) {
    // A signed address expires while the dashboard stays open; the rows fetched anew have the next one.
    const onFailure = () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === "page" });
    return <Picture picture={picture} {...rest} onFailure={onFailure} />;
  }
  if (picture || address === null) return <Picture picture={picture} {...rest} />;
  return (
    <ResponsivePicture
      src={address}
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
