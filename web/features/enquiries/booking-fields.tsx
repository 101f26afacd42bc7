import { useEffect, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { FreeDay } from "#domain/visits/free-times.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { SlotChoice } from "#web/forms/slot-choice.tsx";
import { useIsHydrated } from "#web/hydration/use-is-hydrated.ts";
import { useEnquiryTranslation } from "#web/i18n/enquiry-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type RegisteredField = UseFormRegisterReturn &
  Readonly<{ defaultValue: string; message: string | undefined }>;
type Props = Readonly<{
  propertyId: number;
  /** Whether the visitor has chosen a visit. */
  isChosen: boolean;
  /** What the server has sent: after a post without JavaScript, or because a time was taken. */
  given: readonly FreeDay[] | undefined;
  day: RegisteredField;
  slot: RegisteredField;
  clearSlot: () => void;
}>;

/** DY5: the free times of the listing. Without JavaScript, a button posts what was typed, and the answer has them. */
export function BookingFields({ propertyId, isChosen, given, day, slot, clearSlot }: Props) {
  const { t } = useEnquiryTranslation();
  const isHydrated = useIsHydrated();
  const loaded = useFreeDays(propertyId, isChosen && given === undefined);
  const days = given ?? loaded.days;
  const { message, ...slotRadio } = slot;
  const { message: _none, ...dayRadio } = day;
  if (!isHydrated && !days)
    return (
      <Button type="submit" name="show_times" value="1" formNoValidate look="secondary">
        {t("booking.show")}
      </Button>
    );
  if (loaded.hasFailed && !days)
    return (
      <Notice tone="danger" title={t("booking.failed")}>
        <Button look="quiet" onClick={loaded.retry}>
          {t("booking.retry")}
        </Button>
      </Notice>
    );
  if (!days)
    return (
      <div role="status">
        <span className="sr-only">{t("booking.loading")}</span>
        <Skeleton className="h-40" />
      </div>
    );
  if (days.length === 0) return <NoFreeTimes />;
  return (
    <SlotChoice
      // Other days have other radios.
      key={days.map(({ date, times }) => `${date} ${times.length}`).join()}
      days={days}
      day={{
        ...dayRadio,
        onChange: (event) => {
          clearSlot();
          return day.onChange(event);
        },
      }}
      slot={slotRadio}
      labels={{ day: t("fields.day"), time: t("fields.time") }}
      message={message}
    />
  );
}

function NoFreeTimes() {
  const { t } = useEnquiryTranslation();
  const format = useFormat();
  const { phone } = useCompany();
  return (
    <Notice title={t("booking.none")}>
      {phone ? t("booking.call", { phone: format.digits(phone) }) : t("booking.ask")}
    </Notice>
  );
}

function useFreeDays(propertyId: number, isWanted: boolean) {
  const [days, setDays] = useState<readonly FreeDay[]>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import("#web/api/free-times.ts")
      .then(({ loadFreeDays }) => loadFreeDays(propertyId))
      .then((free) => isCurrent && setDays(free))
      .catch(() => isCurrent && setFailedAttempt(attempt));
    return () => {
      isCurrent = false;
    };
  }, [propertyId, isWanted, attempt]);
  return { days, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
