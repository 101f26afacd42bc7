import type { Picture } from "#domain/pictures/picture.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { ApiPicture } from "./api-picture.tsx";

type Props = Readonly<{ pictures: readonly Picture[]; firstNumber: number; name: string }>;

/** LD6: the pictures of a row after those that are shown larger. */
export function MorePictures({ pictures, firstNumber, name }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
      {pictures.map((picture, index) => (
        <li key={picture.key} className="aspect-3/2">
          <ApiPicture
            picture={picture}
            reference={null}
            alt={t("properties.pictureOf", { name, number: format.number(firstNumber + index) })}
            sizes="10rem"
            className="size-full rounded-md object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
