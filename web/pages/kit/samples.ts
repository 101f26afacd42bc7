import type { Picture } from "#domain/pictures/picture.ts";

const placeholder =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Cpath fill='%23c9a06b' d='M0 0h3v2H0z'/%3E%3C/svg%3E";

/** Pictures of the demo company, present in `npm run dev`; the screenshots replace them by flat colours. */
export const samplePictures: readonly Picture[] = [
  "property-01-a",
  "property-01-b",
  "property-02-a",
  "property-02-b",
  "property-03-a",
].map((key) => ({ key, width: 1600, height: 1067, placeholder, alt: null }));
