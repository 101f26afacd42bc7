import type { PictureName } from "#demo/picture-alt-texts.ts";
import type { Project } from "#domain/projects/project.ts";
import type { projectTexts } from "#domain/projects/project-texts.ts";
import type { Translations } from "#domain/translations.ts";

export type DemoProject = Readonly<
  Omit<Project, "id" | "image_urls" | "pictures" | "translations" | "created_at" | "updated_at"> & {
    /** The texts in other languages. */
    translations?: Translations<typeof projectTexts>;
    pictures: readonly [PictureName, PictureName, PictureName, PictureName];
  }
>;
