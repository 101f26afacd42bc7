import { adminCheckSchema, type Profile, profileSchema } from "#domain/session/session.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import type { Call } from "#web/api/request.ts";

/** LO4: returns the user's profile if both calls say that the user is an admin, else null. */
export async function findAdmin(call: (call: Call) => Promise<unknown>): Promise<Profile | null> {
  const [check, profile] = await Promise.all([
    call({ method: "GET", path: "/api/check-admin/" }),
    call({ method: "GET", path: "/api/profile/" }),
  ]);
  const { is_admin: isAdmin } = parseBody((body) => adminCheckSchema.parse(body), check);
  const user = parseBody((body) => profileSchema.parse(body), profile);
  return isAdmin && user.is_admin ? user : null;
}
