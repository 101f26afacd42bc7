import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { NoticeBox } from "#web/admin/details/notice-box.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { isOwnApi } from "#web/api/api-url.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { ButtonLink } from "#web/ui/button.tsx";

const counted = z.object({ count: z.int() });
const path = "/api/properties/?approval=waiting&page_size=1";

/** LE8: tells admins how many listings wait for them. */
export function WaitingNotice() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const canDecide = useAccessScope("approvals") === "all";
  const isListed = useListParameters().get("approval") === "waiting";
  const { data: count = 0 } = useQuery({
    queryKey: ["properties", "waiting"],
    queryFn: async () => {
      return (await callAsAdmin({ method: "GET", path }, counted)).count;
    },
    enabled: canDecide && isOwnApi(),
    refetchInterval: useRefreshInterval(),
  });
  if (count === 0 || isListed) return null;
  return (
    <NoticeBox
      title={t("properties.approval.waiting", { number: format.number(count) })}
      text={t("properties.approval.waitingText", { number: format.number(count) })}
      action={
        <ButtonLink look="secondary" size="small" to="?tab=listings&approval=waiting">
          {t("properties.approval.show")}
        </ButtonLink>
      }
    />
  );
}
