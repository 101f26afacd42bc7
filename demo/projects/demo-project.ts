import type { PictureName } from "#demo/picture-alt-texts.ts";
import type { Project } from "#domain/projects/project.ts";

export type DemoProject = Readonly<
  Omit<Project, "id" | "image_urls" | "pictures" | "created_at" | "updated_at"> & {
    pictures: readonly [PictureName, PictureName, PictureName, PictureName];
  }
>;
