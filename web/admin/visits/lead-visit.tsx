import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isOpenVisit, type VisitState } from "#domain/leads/visit-states.ts";
import type { Visit } from "#domain/visits/visit.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";
import { showToast } from "#web/ui/toast.ts";
import { changeVisit } from "./visit-calls.ts";
import { VisitForm } from "./visit-form.tsx";

type Props = Readonly<{ visit: Visit; refresh: () => Promise<unknown> }>;

/** DY5: one visit with what can be done next; a result is taken back with one press. */
export function LeadVisit({ visit, refresh }: Props) {
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const [isMoving, setIsMoving] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ of, state }: Readonly<{ of: Visit; state: VisitState }>) => changeVisit(of, { state }),
    onError: showFailure(t("visits.changeFailed")),
    onSettled: refresh,
  });
  const set = (state: VisitState) =>
    mutate(
      { of: visit, state },
      {
        onSuccess: (changed) =>
          showToast({
            tone: "success",
            title: t(`calendar.states.${state}`),
            action: {
              label: t("list.deletion.undo"),
              onPress: () => mutate({ of: changed, state: visit.state }),
            },
          }),
      },
    );
  const isOpen = isOpenVisit(visit.state);
  const choices: readonly VisitState[] = [
    ...(visit.state === "asked" ? (["confirmed"] as const) : []),
    "done",
    "missed",
    "cancelled",
  ];
  return (
    <li className="rounded-md border border-line p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">
          <DateTimeText iso={visit.starts_at} hasOtherCalendar />
        </span>
        <Badge>{t(`calendar.states.${visit.state}`)}</Badge>
      </p>
      <p className="text-ink-soft text-sm wrap-anywhere">
        {visit.agent_name ?? t("calendar.office")}
        {(visit.meeting_place || visit.property_name) && (
          <>
            {" · "}
            <LangText>{visit.meeting_place || (visit.property_name ?? "")}</LangText>
          </>
        )}
      </p>
      {visit.note && (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">
          <LangText>{visit.note}</LangText>
        </p>
      )}
      {isMoving ? (
        <div className="mt-3">
          <VisitForm
            visit={visit}
            submitLabel={t("visits.save")}
            send={async (input) => {
              // After a conflict, too: the next press is about the visit as it is then.
              await changeVisit(visit, input).finally(refresh);
            }}
            onClose={() => setIsMoving(false)}
          />
        </div>
      ) : (
        isOpen && (
          <div className="mt-3 flex flex-wrap gap-2">
            {choices.map((state) => (
              <Button
                key={state}
                look={state === "confirmed" ? "secondary" : "quiet"}
                size="small"
                disabled={isPending}
                onClick={() => set(state)}
              >
                {t(`visits.actions.${state}`)}
              </Button>
            ))}
            <Button look="quiet" size="small" onClick={() => setIsMoving(true)}>
              {t("visits.move")}
            </Button>
            <TextAnchor
              href={visit.page_url}
              target="_blank"
              rel="noreferrer"
              className="touch inline-flex items-center text-sm"
            >
              {t("visits.page")}
            </TextAnchor>
          </div>
        )
      )}
    </li>
  );
}
