import type { ComponentProps } from "react";
import type { Picture as StoredPicture } from "#domain/pictures/picture.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import { ApiPicture } from "./api-picture.tsx";

type Props = Omit<ComponentProps<typeof ApiPicture>, "picture" | "reference"> &
  Readonly<{
    /** The URL in the API's row. */
    address: string | null;
    /** The row's pictures in our media store. */
    pictures: readonly StoredPicture[];
  }>;

/** Shows the row's picture with this URL. */
export function RowPicture({ address, pictures, ...rest }: Props) {
  const picture = pictures.find((one) => address?.endsWith(jpegPicturePath(one)));
  return <ApiPicture picture={picture} reference={address} {...rest} />;
}
