import { roleOf } from "#domain/session/rights.ts";
import { adminCheckSchema, type Profile, profileSchema } from "#domain/session/session.ts";
import type { Call, ResponseSchema } from "#web/api/request.ts";

/** LO4, LE8: returns the user's profile if both calls say that the user is an admin, or that the user is an agent; else null. */
export async function findStaff(
  call: <Value>(call: Call, schema: ResponseSchema<Value>) => Promise<Value>,
): Promise<Profile | null> {
  const [{ is_admin: isAdmin }, user] = await Promise.all([
    call({ method: "GET", path: "/api/check-admin/" }, adminCheckSchema),
    call({ method: "GET", path: "/api/profile/" }, profileSchema),
  ]);
  return roleOf(user) !== null && user.is_admin === isAdmin ? user : null;
}
