import { Fact } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { PlaceLabel } from "#web/admin/places/place-label.tsx";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { usePlaceTranslation } from "#web/i18n/place-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/** PL2: the place that the owner chose, or else the one that the location names. */
export function SubmissionPlace({ submission }: Readonly<{ submission: LooseSubmission }>) {
  const { t } = useAdminTranslation();
  const { t: place } = usePlaceTranslation();
  const format = useFormat();
  const { local_level_id: id, ward } = submission.recognised_place ?? submission;
  return (
    <>
      <Fact label={submission.recognised_place ? t("sell.facts.recognisedPlace") : place("label")}>
        {id !== null && <PlaceLabel value={String(id)} />}
      </Fact>
      <Fact label={place("ward")}>{ward !== null && format.number(ward)}</Fact>
    </>
  );
}
