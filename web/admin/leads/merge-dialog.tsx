import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { LeadDetails } from "#domain/leads/lead.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useLeadName } from "./lead-badges.tsx";
import { fetchLeads, mergePeople } from "./lead-calls.ts";
import { useLeadAction } from "./use-lead-action.ts";

const minSearchLength = 2;

type Props = Readonly<{ lead: LeadDetails; isOpen: boolean; onClose: () => void }>;

/** LE2: finds the lead of another person who is the same one, and merges the two. */
export function MergeDialog({ lead, isOpen, onClose }: Props) {
  const nameOf = useLeadName();
  const format = useFormat();
  const { t } = useAdminTranslation();
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search.trim());
  const { data } = useQuery({
    queryKey: ["leads", "merge", sought],
    queryFn: () => fetchLeads({ search: sought, page_size: "20" }),
    enabled: isOpen && sought.length >= minSearchLength,
    placeholderData: (previous) => previous,
  });
  const merging = useLeadAction(({ into }: { into: number }) => mergePeople(lead.person_id ?? 0, into), {
    onDone: onClose,
  });
  const own = new Set([lead.person?.id, ...(lead.person?.merged.map(({ id }) => id) ?? [])]);
  // One row for each person.
  const others = new Map(
    data?.results.flatMap((other) =>
      other.person_id === null || own.has(other.person_id) ? [] : [[other.person_id, other] as const],
    ),
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("leads.merge.title")}
      text={t("leads.merge.text")}
    >
      <TextField
        label={t("list.search")}
        className="mt-4"
        type="search"
        maxLength={100}
        placeholder={t("leads.searchHint")}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="mt-3 divide-y divide-line" aria-live="polite">
        {sought.length >= minSearchLength &&
          [...others].map(([personId, other]) => (
            <li key={personId} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">
                  <LangText>{nameOf(other)}</LangText>
                </span>
                <span className="figures block text-ink-soft text-sm wrap-anywhere">
                  {[format.digits(other.phone ?? ""), other.email].filter(Boolean).join(" · ")}
                </span>
              </span>
              <SmallButton
                isBusy={merging.isPending}
                aria-label={t("leads.merge.with", { name: nameOf(other) })}
                onClick={() => merging.mutate({ into: personId })}
              >
                {t("leads.merge.confirm")}
              </SmallButton>
            </li>
          ))}
      </ul>
      {data && sought.length >= minSearchLength && others.size === 0 && (
        <p className="mt-3 text-ink-soft">{t("leads.merge.none")}</p>
      )}
    </Dialog>
  );
}
