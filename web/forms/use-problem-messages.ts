import { isFieldCode, problemTexts } from "#domain/problem-texts.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import type { PostedForm } from "./posted-form.ts";

/** Translates error codes. Forms store codes and translate at each render, so messages follow a change of language. */
export function useProblemMessages() {
  const { t } = useProblemTranslation();
  return {
    field: (code: string | undefined): string | undefined =>
      code === undefined ? undefined : t(`problems.fields.${isFieldCode(code) ? code : "invalid"}`),

    /** The server's explanation, translated if it is one of ours. */
    detail({ problem, detail }: CallFailure): string | undefined {
      return problem && detail === problemTexts[problem.code] ? t(`problems.codes.${problem.code}`) : detail;
    },

    /** Why a form posted without JavaScript was not stored. */
    posted: (form: PostedForm | undefined, fallback: string): string | undefined =>
      form?.problem ? t(`problems.codes.${form.problem}`) : form?.hasFailed ? fallback : undefined,

    reason(failure: CallFailure): string {
      return this.detail(failure) ?? t(`problems.reasons.${failure.reason}`);
    },
  };
}
