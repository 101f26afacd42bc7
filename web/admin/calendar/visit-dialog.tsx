import { formatTime } from "#domain/calendar/format-time.ts";
import type { Visit } from "#domain/visits/visit.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLeadName } from "#web/admin/leads/lead-badges.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { dayTitle } from "./day-title.ts";
import { VisitLinks } from "./visit-links.tsx";

type Props = Readonly<{ visit: Visit | null; onClose: () => void; onMove: (visit: Visit) => void }>;

/** DY4: a visit, with the call, the way, its lead, and moving it without dragging. */
export function VisitDialog({ visit, onClose, onMove }: Props) {
  const nameOf = useLeadName();
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const canMove = visit?.state === "asked" || visit?.state === "confirmed";
  return (
    <Dialog
      isOpen={visit !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={visit ? nameOf(visit) : ""}
      text={
        visit
          ? `${dayTitle(visit.starts_at, language)}, ${formatTime(visit.starts_at, language)} – ${formatTime(visit.ends_at, language)}`
          : ""
      }
      footer={
        visit &&
        canMove && (
          <Button look="secondary" onClick={() => onMove(visit)}>
            {t("calendar.move")}
          </Button>
        )
      }
    >
      {visit && (
        <div className="grid gap-3">
          <p className="font-semibold">
            {t(`calendar.states.${visit.state}`)} · {visit.agent_name ?? t("calendar.office")}
          </p>
          {(visit.property_name || visit.meeting_place) && (
            <p className="wrap-anywhere">
              <LangText>
                {[visit.property_name, visit.meeting_place || visit.property_address]
                  .filter(Boolean)
                  .join(" · ")}
              </LangText>
            </p>
          )}
          {visit.note !== "" && (
            <p className="whitespace-pre-line rounded-md bg-sunken p-3 wrap-anywhere">
              <LangText>{visit.note}</LangText>
            </p>
          )}
          <VisitLinks visit={visit} />
          <TextLink to={`?tab=leads&lead=${visit.lead_id}`} className="touch inline-flex items-center">
            {t("calendar.openLead")}
          </TextLink>
        </div>
      )}
    </Dialog>
  );
}
