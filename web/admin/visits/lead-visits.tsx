import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Visit } from "#domain/visits/visit.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLive } from "#web/admin/live/use-live.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SmallButton } from "#web/ui/small-button.tsx";
import { LeadVisit } from "./lead-visit.tsx";
import { arrangeVisit, fetchVisitsOf } from "./visit-calls.ts";
import { VisitForm } from "./visit-form.tsx";

/** DY5: the visits of a lead, and a new one. */
export function LeadVisits({ leadId }: Readonly<{ leadId: number }>) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const [isArranging, setIsArranging] = useState(false);
  const language = useLanguage();
  const query = useQuery({
    queryKey: ["visits", "lead", leadId, language],
    queryFn: () => fetchVisitsOf(leadId, language),
  });
  const refresh = () =>
    Promise.all(["visits", "leads"].map((key) => client.invalidateQueries({ queryKey: [key] })));
  useLive(["visits"], () => void client.invalidateQueries({ queryKey: ["visits", "lead", leadId] }));
  const visits: readonly Visit[] = query.data ?? [];
  return (
    <DetailSection title={t("visits.title")}>
      {query.isError && <QueryError title={t("visits.failed")} query={query} />}
      {visits.length > 0 && (
        <ul className="mb-4 grid gap-3">
          {visits.map((visit) => (
            <LeadVisit key={visit.id} visit={visit} refresh={refresh} />
          ))}
        </ul>
      )}
      {isArranging ? (
        <VisitForm
          submitLabel={t("visits.arrange")}
          send={async (input, attempt) => {
            const visit = { lead_id: leadId, ...input };
            await arrangeVisit(visit, attempt.getIdempotencyHeaders(visit));
            await refresh();
          }}
          onClose={() => setIsArranging(false)}
        />
      ) : (
        <SmallButton onClick={() => setIsArranging(true)}>{t("visits.new")}</SmallButton>
      )}
    </DetailSection>
  );
}
