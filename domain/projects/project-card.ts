import { type MapPoint, toMapPoint } from "#domain/places/map-point.ts";
import type { PageProject } from "./project.ts";

/** What a card shows of a project. Lists send only this to the browser, always with `map_point`. */
export type ProjectCard = Readonly<Omit<CardSource, "map_location"> & { map_point?: MapPoint | null }>;

type CardSource = Readonly<
  Pick<
    PageProject,
    | "id"
    | "proj_name"
    | "location"
    | "proj_type"
    | "proj_status"
    | "proj_area"
    | "proj_duration"
    | "client_name"
    | "budget_rupees"
    | "map_location"
    | "pictures"
  >
>;

/** With the first picture only. */
export function toProjectCard(project: CardSource): ProjectCard {
  return {
    id: project.id,
    proj_name: project.proj_name,
    location: project.location,
    proj_type: project.proj_type,
    proj_status: project.proj_status,
    proj_area: project.proj_area,
    proj_duration: project.proj_duration,
    client_name: project.client_name,
    budget_rupees: project.budget_rupees,
    map_point: toMapPoint(project.map_location),
    pictures: project.pictures.slice(0, 1),
  };
}
