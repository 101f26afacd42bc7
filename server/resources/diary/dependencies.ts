import type { MediaStore } from "#server/platform/media/media-store.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";

export type DiaryDependencies = ResourceDependencies & Readonly<{ media: MediaStore }>;
