import { useQuery } from "@tanstack/react-query";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { DeadlineClock } from "./deadline-clock.tsx";
import { leadAddress } from "./lead-address.ts";
import { nameOf } from "./lead-badges.tsx";
import { fetchLeads } from "./lead-calls.ts";

const maxShown = 5;

/** LE3 VT3: answers that were promised, the longest overdue on top. Shows nothing if all were given. */
export function AnswerDeadlines() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ["leads", "answer-deadlines"],
    queryFn: () => fetchLeads({ due: "promise", page_size: String(maxShown) }),
    refetchInterval: useRefreshInterval(),
  });
  if (!data || data.count === 0) return null;
  return (
    <section
      aria-labelledby="answer-deadlines-title"
      className="mb-6 rounded-lg border border-line bg-marigold-soft/40 px-4 py-3"
    >
      <h3 id="answer-deadlines-title" className="text-base">
        {t("leads.deadline.title")}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {data.results.map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <span className="min-w-0">
              <TextLink to={leadAddress(lead.id)} className="py-2">
                <LangText>{nameOf(lead)}</LangText>
              </TextLink>{" "}
              <span className="text-ink-soft text-sm wrap-anywhere">
                <LangText>{lead.about}</LangText>
              </span>
            </span>
            {lead.promised_until && <DeadlineClock until={lead.promised_until} />}
          </li>
        ))}
      </ul>
      {data.count > maxShown && (
        <TextLink to="?tab=leads&due=promise" className="touch inline-flex items-center text-sm">
          {t("leads.deadline.all", { number: format.number(data.count) })}
        </TextLink>
      )}
    </section>
  );
}
