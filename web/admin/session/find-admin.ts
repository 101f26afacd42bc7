import { adminCheckSchema, type Profile, profileSchema } from "#domain/session/session.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import type { Call } from "#web/api/request.ts";

/** LO4: who the caller is, if the server calls them an admin in both of its answers; null otherwise. */
export async function findAdmin(call: (call: Call) => Promise<unknown>): Promise<Profile | null> {
  const [check, profile] = await Promise.all([
    call({ method: "GET", path: "/api/check-admin/" }),
    call({ method: "GET", path: "/api/profile/" }),
  ]);
  const { is_admin: isAdmin } = parseBody((answer) => adminCheckSchema.parse(answer), check);
  const user = parseBody((answer) => profileSchema.parse(answer), profile);
  return isAdmin && user.is_admin ? user : null;
}
