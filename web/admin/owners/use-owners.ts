import { useQuery } from "@tanstack/react-query";
import { ownerSchema } from "#domain/leads/lead.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { resultsOf } from "#web/api/response-schema.ts";

/** LE8: whom a listing may be given to; nobody for agents, who own what they see. */
export function useOwners() {
  const canAssign = useAccessScope("owners") === "all";
  const { data = [] } = useQuery({
    queryKey: ["owners"],
    queryFn: async () => {
      return callAsAdmin({ method: "GET", path: "/api/leads/owners/" }, resultsOf(ownerSchema));
    },
    enabled: canAssign && apiHas("accounts"),
  });
  return data;
}
