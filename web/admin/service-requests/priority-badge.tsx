import { priorityOf, priorityTones } from "#domain/service-requests/services.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Badge } from "#web/ui/badge.tsx";

export function PriorityBadge({ urgency }: { urgency: string | null }) {
  const { t } = useAdminTranslation();
  const priority = priorityOf(urgency);
  return <Badge tone={priorityTones[priority]}>{t(`serviceRequests.priorities.${priority}`)}</Badge>;
}
