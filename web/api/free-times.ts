import { type FreeDay, freeTimesSchema } from "#domain/visits/free-times.ts";
import { request } from "./request.ts";

/** DY5: the days on which a listing can be visited. */
export async function loadFreeDays(propertyId: number): Promise<readonly FreeDay[]> {
  const path = `/api/free-times/?property_id=${propertyId}`;
  return (await request({ method: "GET", path }, freeTimesSchema)).results;
}
