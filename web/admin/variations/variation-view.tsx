import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Printer from "lucide-react/icons/printer";
import Send from "lucide-react/icons/send";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useNavigate } from "react-router";
import type { Job } from "#domain/jobs/job.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Variation, VariationList } from "#domain/variations/variation.ts";
import { toVariationLines } from "#domain/variations/variation-sheet.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { useConfirmedCall } from "#web/admin/calls/use-confirmed-call.tsx";
import { BackLink } from "#web/admin/details/back-link.tsx";
import { loadRow } from "#web/admin/editing/edited-rows.ts";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { SheetSections, SheetSums } from "#web/estimates/sheet-work.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { jobPartAddress } from "./variation-address.ts";
import { VariationBadges } from "./variation-badges.tsx";
import { actOnVariation, jobMoneyKey, variationRows } from "./variation-calls.ts";
import { VariationEditor } from "./variation-editor.tsx";

type Props = Readonly<{ job: Job; id: number; list: VariationList }>;

/** CN6: one variation as the client reads it, and what can be done with it. */
export function VariationView({ job, id, list }: Props) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const { editing, edit, close } = useEditing();
  const query = useQuery({
    queryKey: [jobMoneyKey, job.id, "variation", id],
    queryFn: () => loadRow(variationRows, id),
    refetchInterval: useRefreshInterval(),
  });
  return (
    <div className="grid gap-4">
      <BackLink to={jobPartAddress(job.id, "variations")}>{t("variations.back")}</BackLink>
      <QueryContent query={query} loading={t("variations.loadingOne")} failed={t("variations.failedOne")}>
        {({ row: variation }) => (
          <>
            <Heading variation={variation} />
            <Actions job={job} variation={variation} onEdit={() => edit(id)} />
            <Outcome variation={variation} />
            {localText(variation.reason, language) && (
              <p className="whitespace-pre-line wrap-anywhere">
                <LangText>{localText(variation.reason, language)}</LangText>
              </p>
            )}
            <SheetSections sections={toVariationLines(variation, language).sections} level={4} />
            <SheetSums sheet={toVariationLines(variation, language)} />
          </>
        )}
      </QueryContent>
      <VariationEditor editing={editing === id ? id : null} agreement={list} onClose={close} />
    </div>
  );
}

function Heading({ variation }: Readonly<{ variation: Variation }>) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const format = useFormat();
  return (
    <header>
      <h3 className="text-xl wrap-anywhere">
        {t("variations.number", { number: format.number(variation.number) })}:{" "}
        <LangText>{localText(variation.title, language)}</LangText>
      </h3>
      <p className="mt-1 flex gap-1.5">
        <VariationBadges variation={variation} />
      </p>
    </header>
  );
}

function Outcome({ variation }: Readonly<{ variation: Variation }>) {
  const { t } = useJobMoneyTranslation();
  const { state, decided_name: name, decline_reason: reason } = variation;
  if (state === "accepted")
    return <Notice tone="success">{t("variations.acceptedBy", { name: name ?? "" })}</Notice>;
  if (state !== "declined") return null;
  return (
    <Notice tone="warning" title={t("variations.declinedBy", { name: name ?? "" })}>
      <LangText>{reason}</LangText>
    </Notice>
  );
}

type Action = "send" | "withdraw" | "delete";
const done = {
  send: "variations.sent",
  withdraw: "variations.withdrawn",
  delete: "variations.deleted",
} as const;

type ActionsProps = Readonly<{ job: Job; variation: Variation; onEdit: () => void }>;

function Actions({ job, variation, onEdit }: ActionsProps) {
  const { t } = useJobMoneyTranslation();
  const navigate = useNavigate();
  const isDraft = variation.state === "draft";
  const isEmpty = variation.sections.every(({ lines }) => lines.length === 0);
  const questions: Readonly<Record<Action, string>> = {
    send: t(job.client_email === null ? "variations.sendNoMail" : "variations.sendQuestion"),
    withdraw: t("variations.withdrawQuestion"),
    delete: t("variations.deleteQuestion"),
  };
  const actions = useConfirmedCall({
    call: (action: Action) => actOnVariation(variation.id, action),
    question: (action) => ({
      title: t(`variations.${action}`),
      text: questions[action],
      confirm: t(`variations.${action}`),
      isDangerous: action === "delete",
    }),
    done: (action) => t(done[action]),
    failed: t("failed"),
    changed: { queryKey: [jobMoneyKey, job.id] },
    onSuccess: (action) =>
      action === "delete" && void navigate(jobPartAddress(job.id, "variations"), { replace: true }),
  });
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        {isDraft && (
          <>
            <Button icon={<Send />} disabled={isEmpty} onClick={() => actions.ask("send")}>
              {t("variations.send")}
            </Button>
            <Button look="secondary" icon={<Pencil />} onClick={onEdit}>
              {t("variations.edit")}
            </Button>
          </>
        )}
        {variation.state === "sent" && (
          <Button look="secondary" icon={<Undo2 />} onClick={() => actions.ask("withdraw")}>
            {t("variations.withdraw")}
          </Button>
        )}
        <Button look="secondary" icon={<Printer />} onClick={() => window.print()}>
          {t("variations.print")}
        </Button>
        {isDraft && (
          <Button look="quiet" icon={<Trash2 />} onClick={() => actions.ask("delete")}>
            {t("variations.delete")}
          </Button>
        )}
      </div>
      {isDraft && isEmpty && <Notice tone="warning">{t("variations.incomplete")}</Notice>}
      {actions.dialog}
    </div>
  );
}
