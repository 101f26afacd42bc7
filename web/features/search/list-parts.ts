export { FilterChips } from "./filter-chips.tsx";
export { NothingFound } from "./nothing-found.tsx";
export { SortSelect } from "./sort-select.tsx";

/** Loaded when they are first used. */
export const loadFilterSheet = () => import("./filter-sheet.tsx");
export const loadFormReader = () => import("./read-form.ts");
