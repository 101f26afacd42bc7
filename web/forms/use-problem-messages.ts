import { isFieldCode, problemTexts } from "#domain/problems.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import type { PostedForm } from "./posted-form.ts";

/** Codes in the reader's language. Asked anew at each render, so that words already shown change with the language. */
export function useProblemMessages() {
  const { t } = useFormTranslation();
  return {
    /** A field's message as forms keep it, which is a code. */
    field: (code: string | undefined): string | undefined =>
      code === undefined ? undefined : t(`problems.fields.${isFieldCode(code) ? code : "invalid"}`),

    /** What the server said: in the reader's words where it is one of ours, as it stands otherwise. */
    said({ problem, said }: CallFailure): string | undefined {
      return problem && said === problemTexts[problem.code] ? t(`problems.codes.${problem.code}`) : said;
    },

    /** Why a form that its page posted was not stored; `otherwise` where the server did not say. */
    posted: (posted: PostedForm | undefined, otherwise: string): string | undefined =>
      posted?.problem ? t(`problems.codes.${posted.problem}`) : posted?.hasFailed ? otherwise : undefined,

    reason(failure: CallFailure): string {
      return this.said(failure) ?? t(`problems.reasons.${failure.reason}`);
    },
  };
}
