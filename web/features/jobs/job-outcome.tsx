import type { JobPageAction } from "#domain/job-pages/job-page.ts";
import type { VariationState } from "#domain/variations/variation-states.ts";
import type { ClientOutcome } from "#web/forms/client-form.ts";
import { useJobPageTranslation } from "#web/i18n/job-page-messages.ts";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { Notice } from "#web/ui/notice.tsx";

const decidedStates: ReadonlyMap<JobPageAction, VariationState> = new Map([
  ["accept", "accepted"],
  ["decline", "declined"],
]);

type Props = Readonly<{
  action: JobPageAction;
  problem: ClientOutcome["problem"];
  /** What has become of the change. */
  state: VariationState | undefined;
  /** Where the code went. */
  codeTo: string | null;
}>;

/** CN6, CN10: what came of the form that the client has sent. */
export function JobOutcome({ action, problem, state, codeTo }: Props) {
  const { t } = useJobPageTranslation();
  const { t: problems } = useProblemTranslation();
  // The button was pressed twice, or on two phones.
  const isDecidedSo = problem === "state_changed" && state === decidedStates.get(action);
  if (problem === null || isDecidedSo)
    return (
      <Notice tone="success" isAlert>
        {t(`done.${action}`, { to: codeTo ?? "" })}
      </Notice>
    );
  return (
    <Notice tone="danger" isAlert>
      {problem === "failed" ? t("failed") : problems(`problems.codes.${problem}`)}
    </Notice>
  );
}
