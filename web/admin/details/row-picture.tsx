import type { Picture as StoredPicture } from "#domain/pictures/picture.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import { ApiPicture } from "./api-picture.tsx";

type Props = Readonly<{
  /** As the API names it; null where there is none. */
  address: string | null;
  /** All of the row's pictures that are in our store. */
  pictures: readonly StoredPicture[];
  alt: string;
  sizes: string;
  className?: string;
  /** Takes the place of one that fails to load. */
  fallback?: string;
}>;

/** The one of a row's pictures that the address names. */
export function RowPicture({ address, pictures, ...rest }: Props) {
  const picture = pictures.find((one) => address?.endsWith(jpegPicturePath(one)));
  return <ApiPicture picture={picture} reference={address} {...rest} />;
}
