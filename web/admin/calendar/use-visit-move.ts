import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { moveStepMinutes, shiftInstant } from "#domain/visits/calendar-layout.ts";
import type { Visit } from "#domain/visits/visit.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { changeVisit } from "#web/admin/visits/visit-calls.ts";
import { showToast } from "#web/ui/toast.ts";

/** A visit that is being moved, and where it would begin. */
export type MovingVisit = Readonly<{ visit: Visit; startsAt: string }>;

type Undo = Readonly<{ moved: Visit; before: Visit }>;

const arrows: Readonly<Record<string, readonly [days: number, minutes: number]>> = {
  ArrowUp: [0, -moveStepMinutes],
  ArrowDown: [0, moveStepMinutes],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** DY4: a visit is picked up, shifted by keys, buttons or the pointer, and put down. Nothing is sent before that. */
export function useVisitMove() {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const [moving, setMoving] = useState<MovingVisit | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ["visits"] });
  const undoing = useCall({
    call: ({ moved, before }: Undo) => changeVisit(moved, { starts_at: before.starts_at }),
    failed: t("calendar.notMoved"),
    changed: { queryKey: ["visits"] },
  });
  const saving = useMutation({
    mutationFn: ({ visit, startsAt }: MovingVisit) => changeVisit(visit, { starts_at: startsAt }),
    onSuccess: (moved, { visit: before }) =>
      showToast({
        tone: "success",
        title: t("calendar.moved"),
        action: { label: t("list.deletion.undo"), onPress: () => undoing.mutate({ moved, before }) },
      }),
    onError: showFailure(t("calendar.notMoved")),
    async onSettled() {
      await refresh();
      setMoving(null);
    },
  });
  const drop = (target: MovingVisit) => {
    if (saving.isPending) return;
    if (Date.parse(target.startsAt) === Date.parse(target.visit.starts_at)) {
      setMoving(null);
      return;
    }
    setMoving(target);
    saving.mutate(target);
  };
  const shift = (days: number, minutes: number) =>
    setMoving((now) => now && { ...now, startsAt: shiftInstant(now.startsAt, days, minutes) });
  return {
    moving,
    isSaving: saving.isPending,
    pickUp: (visit: Visit) => setMoving({ visit, startsAt: visit.starts_at }),
    carry: setMoving,
    cancel: () => setMoving(null),
    shift,
    drop,
    /** True if the key belongs to the move. */
    moveByKey(key: string): boolean {
      const arrow = arrows[key];
      if (!moving || saving.isPending) return false;
      if (arrow) shift(...arrow);
      else if (key === "Enter") drop(moving);
      else if (key === "Escape") setMoving(null);
      else return false;
      return true;
    },
  };
}
export type VisitMove = ReturnType<typeof useVisitMove>;
