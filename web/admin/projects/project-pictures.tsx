import ImageOff from "lucide-react/icons/image-off";
import type { ReactNode } from "react";
import type { Project } from "#domain/projects/project.ts";
import { RowPicture } from "#web/admin/details/row-picture.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { useFileUrl } from "#web/ui/use-file-url.ts";

const frame = "aspect-3/2 w-full rounded-md object-cover";
const wide = "aspect-3/2 w-full rounded-md object-cover sm:aspect-2/1";
const placeholder = "/placeholder-project.svg";
const sizes = "(min-width: 640px) 16rem, 46vw";

/** API6: a picture that fails to load is replaced by the projects' placeholder. */
export function StoredPictures({ project }: { project: Project }) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return (
    <PictureGrid count={project.image_urls.length}>
      {project.image_urls.map((address, index) => (
        <li key={address} className="first:col-span-full">
          <RowPicture
            address={address}
            pictures={project.pictures}
            alt={t("projects.pictureOf", { name: project.proj_name, number: format.number(index + 1) })}
            sizes={index === 0 ? "(min-width: 640px) 45rem, 92vw" : sizes}
            fallback={placeholder}
            className={index === 0 ? wide : frame}
          />
        </li>
      ))}
    </PictureGrid>
  );
}

type PickedProps = Readonly<{ images: readonly PickedFile[]; name: string }>;

/** The same of pictures that are still on this device. */
export function PickedPictures({ images, name }: PickedProps) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return (
    <PictureGrid count={images.length}>
      {images.map((image, index) => (
        <li key={image.id} className="first:col-span-full">
          <PickedPicture
            image={image}
            className={index === 0 ? wide : frame}
            alt={t("projects.pictureOf", { name, number: format.number(index + 1) })}
          />
        </li>
      ))}
    </PictureGrid>
  );
}

type PickedPictureProps = Readonly<{ image: PickedFile; alt: string; className: string }>;

function PickedPicture({ image, alt, className }: PickedPictureProps) {
  const address = useFileUrl(image);
  return address ? <img src={address} alt={alt} className={className} /> : null;
}

function PictureGrid({ count, children }: Readonly<{ count: number; children: ReactNode }>) {
  const { t } = useAdminTranslation();
  if (count === 0)
    return (
      <p className="grid justify-items-center gap-2 rounded-md bg-sunken px-4 py-10 text-ink-soft">
        <ImageOff aria-hidden className="size-8" />
        {t("projects.detail.noImages")}
      </p>
    );
  return <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">{children}</ul>;
}
