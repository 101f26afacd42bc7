import type { PictureName } from "#demo/picture-alt-texts.ts";
import type { PinFields } from "#domain/places/pin-fields.ts";
import type { Project } from "#domain/projects/project.ts";
import type { projectTexts } from "#domain/projects/project-texts.ts";
import type { Translations } from "#domain/translations.ts";

type NotStored =
  | "id"
  | "image_urls"
  | "local_level"
  | "district"
  | "province"
  | "map_location"
  | "created_at"
  | "updated_at";

export type DemoProject = Readonly<
  Omit<Project, NotStored | keyof PinFields | "pictures" | "translations"> &
    PinFields & {
      /** The texts in other languages. */
      translations: Translations<typeof projectTexts>;
      pictures: readonly [PictureName, PictureName, PictureName, PictureName];
    }
>;

/** Without a location, it is composed from the place (NL6). */
export type ProjectSource = Omit<DemoProject, "location"> & Partial<Pick<DemoProject, "location">>;
