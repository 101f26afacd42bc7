import { pictureFilePath } from "#domain/pictures/picture-paths.ts";
import type { PortraitName } from "#domain/settings/portraits.ts";
import { Portrait } from "#web/art/portrait.tsx";
import { useIsPlain } from "#web/art/use-is-plain.ts";
import { Avatar } from "#web/ui/avatar.tsx";

type Props = Readonly<{
  name: string;
  picture: string | null;
  portrait: PortraitName | null;
  className: string;
}>;

/** A person's photo, else the drawing that was chosen or, without drawings, the initial. Their name is next to it. */
export function Face({ name, picture, portrait, className }: Props) {
  const isPlain = useIsPlain();
  if (picture)
    return (
      <img
        src={pictureFilePath({ key: picture }, 720, "webp")}
        alt=""
        loading="lazy"
        decoding="async"
        className={`aspect-square rounded-full object-cover ${className}`}
      />
    );
  if (isPlain) return <Avatar name={name} className={`aspect-square text-5xl ${className}`} />;
  return portrait && <Portrait of={portrait} className={className} />;
}
