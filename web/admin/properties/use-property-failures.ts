import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { EmptyResponse } from "./property-calls.ts";

/** `text` is the reason, if the title does not contain it. */
type FailureText = Readonly<{ title: string; text?: string }>;

/** AP3: the specified message for each kind of failure (section 8). */
export function usePropertyFailures() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const problem = useProblemMessages();
  const notFound = (id: number) => t("properties.failures.notFound", { id: format.digits(String(id)) });
  const invalid = (failure: CallFailure) => problem.detail(failure) ?? t("properties.failures.invalid");
  const withReason = (title: string, failure: CallFailure) => ({ title, text: problem.reason(failure) });

  return {
    create(failure: CallFailure): FailureText {
      if (failure instanceof EmptyResponse) return { title: t("properties.failures.emptyAnswer") };
      if (failure.status === 400) return { title: invalid(failure) };
      if (failure.status === 500) return { title: t("properties.failures.createServer") };
      return withReason(t("properties.failures.create"), failure);
    },
    update(id: number, failure: CallFailure): FailureText {
      if (failure.status === 404) return { title: notFound(id) };
      if (failure.status === 405) return { title: t("properties.failures.updateNotAllowed") };
      if (failure.status === 400) return { title: invalid(failure) };
      if (failure.status === 500) return { title: t("properties.failures.updateServer") };
      return withReason(t("properties.failures.update"), failure);
    },
    delete(id: number, failure: CallFailure): FailureText {
      if (failure.status === 404) return { title: notFound(id) };
      if (failure.status === 403) return { title: t("properties.failures.deleteForbidden") };
      return withReason(t("properties.deletion.failed"), failure);
    },
    /** The message if the server does not support deletion. The property is then only removed from the list. */
    unsupportedDelete(failure: CallFailure): FailureText | null {
      const isUnsupported =
        failure.status === 405 || /not supported|method|\b405\b/i.test(failure.detail ?? "");
      return isUnsupported
        ? { title: t("properties.deletion.removed"), text: t("properties.failures.deleteUnsupported") }
        : null;
    },
  };
}
