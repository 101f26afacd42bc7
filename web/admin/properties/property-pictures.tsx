import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { Property } from "#domain/properties/property.ts";
import { MorePictures } from "#web/admin/details/more-pictures.tsx";
import { RowPicture } from "#web/admin/details/row-picture.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";

const frame = "size-full rounded-md object-cover";

/** The main picture large, the two featured ones next to it, the others below. A default picture replaces a missing one of the three. */
export function PropertyPictures({ property }: { property: Property }) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const { name, pictures, image, featured_image1, featured_image2 } = property;
  const named = [image, featured_image1, featured_image2];
  const others = pictures.filter((picture) => !named.some((url) => url?.endsWith(jpegPicturePath(picture))));
  return (
    <div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:grid-rows-2">
        <div className="col-span-2 aspect-3/2 sm:row-span-2">
          <RowPicture
            address={image}
            pictures={pictures}
            alt={t("properties.detail.mainImage", { name })}
            sizes="(min-width: 640px) 32rem, 92vw"
            className={frame}
          />
        </div>
        {[featured_image1, featured_image2].map((address, index) => {
          const number = format.number(index + 1);
          return (
            <div key={number} className="aspect-3/2">
              <RowPicture
                address={address}
                pictures={pictures}
                alt={t("properties.detail.featuredImage", { name, number })}
                sizes="(min-width: 640px) 16rem, 46vw"
                className={frame}
              />
            </div>
          );
        })}
      </div>
      <MorePictures pictures={others} firstNumber={named.length + 1} name={name} />
    </div>
  );
}
