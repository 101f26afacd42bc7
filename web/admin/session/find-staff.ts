import { roleOf } from "#domain/session/rights.ts";
import { adminCheckSchema, type Profile, profileSchema } from "#domain/session/session.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import type { Call } from "#web/api/request.ts";

/** LO4, LE8: returns the user's profile if both calls say that the user is an admin, or that the user is an agent; else null. */
export async function findStaff(call: (call: Call) => Promise<unknown>): Promise<Profile | null> {
  const [check, profile] = await Promise.all([
    call({ method: "GET", path: "/api/check-admin/" }),
    call({ method: "GET", path: "/api/profile/" }),
  ]);
  const { is_admin: isAdmin } = parseBody((body) => adminCheckSchema.parse(body), check);
  const user = parseBody((body) => profileSchema.parse(body), profile);
  return roleOf(user) !== null && user.is_admin === isAdmin ? user : null;
}
