import Merge from "lucide-react/icons/merge";
import Pencil from "lucide-react/icons/pencil";
import Split from "lucide-react/icons/split";
import { useState } from "react";
import type { LeadDetails, PersonContact } from "#domain/leads/lead.ts";
import { mailLink, phoneLink } from "#web/admin/details/contact-links.ts";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextAnchor, TextLink } from "#web/ui/text-link.tsx";
import { leadAddress } from "./lead-address.ts";
import { LeadOrigin, StatusBadge } from "./lead-badges.tsx";
import { splitPerson } from "./lead-calls.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { PersonEditor } from "./person-editor.tsx";
import { useLeadAction } from "./use-lead-action.ts";

/** LE2: who the lead is from, how to reach them, and their other leads. */
export function LeadPerson({ lead }: Readonly<{ lead: LeadDetails }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const [isMerging, setMerging] = useState(false);
  const splitting = useLeadAction(splitPerson);
  const canMerge = useAccessScope("admin") === "all";
  const { editing, edit, close } = useEditing();
  const { person, person_id: personId } = lead;
  if (!person || personId === null) return null;
  const named = ({ name, phone, email }: PersonContact) =>
    name || (phone ? format.digits(phone) : email || "–");
  return (
    <DetailSection title={t("leads.person.title")}>
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 py-2 font-semibold wrap-anywhere">
          <LangText>{named(person)}</LangText>
        </p>
        <IconButton
          label={t("leads.person.name")}
          title={t("leads.person.name")}
          onClick={() => edit(personId)}
        >
          <Pencil aria-hidden />
        </IconButton>
      </div>
      <Contacts contact={person} />
      <ul>
        {person.merged.map((contact) => (
          <li
            key={contact.id}
            className="mt-2 flex items-start justify-between gap-2 border-line border-t pt-2"
          >
            <div className="min-w-0">
              {contact.name !== "" && contact.name !== person.name && (
                <p className="wrap-anywhere">
                  <LangText>{contact.name}</LangText>
                </p>
              )}
              <Contacts contact={contact} />
            </div>
            {canMerge && (
              <IconButton
                label={t("leads.person.part", { name: named(contact) })}
                title={t("leads.person.partShort")}
                onClick={() => !splitting.isPending && splitting.mutate(contact.id)}
              >
                <Split aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {canMerge && (
        <Button look="quiet" size="small" icon={<Merge />} className="-ml-3" onClick={() => setMerging(true)}>
          {t("leads.person.merge")}
        </Button>
      )}
      <PersonEditor editing={editing} personId={personId} onClose={close} />
      <MergeDialog lead={lead} isOpen={isMerging} onClose={() => setMerging(false)} />
      {lead.other_leads.length > 0 && (
        <>
          <h4 className="mt-4 font-semibold text-sm">{t("leads.person.others")}</h4>
          <ul className="mt-1 divide-y divide-line">
            {lead.other_leads.map((other) => (
              <li key={other.id} className="py-2">
                <TextLink to={leadAddress(other.id)} className="wrap-anywhere">
                  {other.about ? <LangText>{other.about}</LangText> : <LeadOrigin lead={other} />}
                </TextLink>
                <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
                  <StatusBadge status={other.status} />
                  <LeadOrigin lead={other} />
                  <DateText iso={other.created_at} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </DetailSection>
  );
}

function Contacts({ contact: { phone, email } }: Readonly<{ contact: PersonContact }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return (
    <ul className="figures text-sm">
      {phone && (
        <li className="flex flex-wrap gap-x-4">
          <TextAnchor href={phoneLink(phone)} className="touch inline-flex items-center">
            {format.digits(phone)}
          </TextAnchor>
          <TextAnchor
            href={`https://wa.me/${phone.slice(1)}`}
            target="_blank"
            rel="noreferrer"
            className="touch inline-flex items-center"
          >
            {t("leads.person.whatsapp")}
          </TextAnchor>
        </li>
      )}
      {email && (
        <li>
          <TextAnchor href={mailLink(email, "")} className="touch inline-flex items-center wrap-anywhere">
            {email}
          </TextAnchor>
        </li>
      )}
    </ul>
  );
}
