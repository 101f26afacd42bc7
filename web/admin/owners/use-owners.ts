import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ownerSchema } from "#domain/leads/lead.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { isOwnApi } from "#web/api/api-url.ts";

const owners = z.object({ results: z.array(ownerSchema) });

/** LE8: whom a listing may be given to; nobody for agents, who own what they see. */
export function useOwners() {
  const canAssign = useAccessScope("owners") === "all";
  const { data = [] } = useQuery({
    queryKey: ["owners"],
    queryFn: async () => {
      const body = await callAsAdmin({ method: "GET", path: "/api/leads/owners/" });
      return parseBody((value) => owners.parse(value).results, body);
    },
    enabled: canAssign && isOwnApi(),
  });
  return data;
}
