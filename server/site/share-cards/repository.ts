import { publicStatuses } from "#domain/properties/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { liveProjects } from "#server/resources/projects/repository.ts";
import { liveProperties } from "#server/resources/properties/repository.ts";

export async function findSharedProperty(database: Database, id: number) {
  return liveProperties(database)
    .select((eb) => [
      "id",
      "address",
      "translations",
      "price",
      "area",
      "bedrooms",
      "bathrooms",
      "property_type",
      "for_type",
      "status",
      eb.fn.coalesce("image", "featured_image1", "featured_image2").as("picture"),
      "updated_at",
    ])
    .where("id", "=", id)
    .where("status", "in", publicStatuses)
    .executeTakeFirst();
}

export async function findSharedProject(database: Database, id: number) {
  return liveProjects(database)
    .select((eb) => [
      "id",
      "proj_name",
      "location",
      "proj_area",
      "translations",
      "proj_type",
      "proj_status",
      "proj_budget",
      "updated_at",
      eb
        .selectFrom("project_pictures")
        .select("picture")
        .whereRef("project_id", "=", "projects.id")
        .orderBy("position")
        .limit(1)
        .as("picture"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

export type SharedProperty = NonNullable<Awaited<ReturnType<typeof findSharedProperty>>>;
export type SharedProject = NonNullable<Awaited<ReturnType<typeof findSharedProject>>>;
