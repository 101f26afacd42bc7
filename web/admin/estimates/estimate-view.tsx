import { useQuery } from "@tanstack/react-query";
import type { Estimate } from "#domain/estimates/estimate.ts";
import { toSheet } from "#domain/estimates/estimate-sheet.ts";
import type { EstimateEventKind } from "#domain/estimates/estimate-states.ts";
import { readRowId } from "#domain/row-id.ts";
import { localText } from "#domain/settings/local-text.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { BackLink } from "#web/admin/details/back-link.tsx";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { loadRow } from "#web/admin/editing/edited-rows.ts";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { EstimateSheet } from "#web/estimates/estimate-sheet.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { EstimateActions } from "./estimate-actions.tsx";
import { estimateAddress, versionParameter } from "./estimate-address.ts";
import { estimateRows, loadVersion } from "./estimate-calls.ts";
import { EstimateEditor } from "./estimate-editor.tsx";
import { EstimateBadges } from "./estimate-state.tsx";
import { EstimateVersions } from "./estimate-versions.tsx";

/** CN2: one estimate as it is printed, and what can be done with it. */
export function EstimateView({ id }: Readonly<{ id: number }>) {
  const { t } = useEstimateTranslation();
  const query = useQuery({
    queryKey: ["estimates", "details", id],
    queryFn: () => loadRow(estimateRows, id),
    refetchInterval: useRefreshInterval(),
  });
  const { editing, edit, close } = useEditing();
  const language = useLanguage();
  const version = readRowId(useListParameters().get(versionParameter));
  return (
    <section aria-labelledby="estimate-title" aria-busy={query.isFetching}>
      <BackLink to="?tab=estimates">{t("back")}</BackLink>
      <QueryContent
        query={query}
        loading={t("loadingOne")}
        failed={t("failedOne")}
        skeleton={<SkeletonText lines={10} />}
      >
        {({ row: estimate }) => (
          <>
            <Heading estimate={estimate} />
            <div className="mt-4 grid gap-4 print:hidden">
              <EstimateActions estimate={estimate} onEdit={() => edit(id)} />
              <Outcome estimate={estimate} />
            </div>
            <div className="mt-6 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem] print:block">
              {version === undefined || version === estimate.number ? (
                <EstimateSheet sheet={toSheet(estimate, language)} />
              ) : (
                <EarlierVersion estimate={estimate} number={version} />
              )}
              <aside className="grid min-w-0 content-start gap-6 print:hidden">
                {estimate.has_question && <AnswerForm id={id} />}
                <EstimateVersions estimate={estimate} shown={version ?? estimate.number} />
                <Events estimate={estimate} />
              </aside>
            </div>
          </>
        )}
      </QueryContent>
      <EstimateEditor editing={editing === id ? id : null} onClose={close} />
    </section>
  );
}

function EarlierVersion({ estimate, number }: Readonly<{ estimate: Estimate; number: number }>) {
  const { t } = useEstimateTranslation();
  const format = useFormat();
  const language = useLanguage();
  const query = useQuery({
    queryKey: ["estimates", "version", estimate.id, number],
    queryFn: () => loadVersion(estimate.id, number),
  });
  const skeleton = <SkeletonText lines={10} />;
  return (
    <div className="grid content-start gap-4">
      <Notice tone="info">
        {t("versions.earlier", { number: format.number(number), newest: format.number(estimate.number) })}{" "}
        <TextLink to={estimateAddress(estimate.id)}>{t("versions.open")}</TextLink>
      </Notice>
      <QueryContent query={query} loading={t("loadingOne")} failed={t("failedOne")} skeleton={skeleton}>
        {(version) => <EstimateSheet sheet={toSheet(version, language)} />}
      </QueryContent>
    </div>
  );
}

function Heading({ estimate }: Readonly<{ estimate: Estimate }>) {
  const { t } = useEstimateTranslation();
  const format = useFormat();
  return (
    <header className="mt-1">
      <h2 id="estimate-title" tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
        <LangText>{localText(estimate.title, useLanguage())}</LangText>
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
        <EstimateBadges estimate={estimate} />
        <span className="text-ink-soft text-sm">
          {t("version", { number: format.number(estimate.number) })}
        </span>
        {estimate.lead_id !== null && (
          <TextLink
            to={`?tab=leads&lead=${estimate.lead_id}`}
            className="touch inline-flex items-center text-sm"
          >
            {t("lead")}
          </TextLink>
        )}
      </p>
    </header>
  );
}

/** What the client decided. */
function Outcome({ estimate: { state, decided_name: name } }: Readonly<{ estimate: Estimate }>) {
  const { t } = useEstimateTranslation();
  if (state === "accepted") return <Notice tone="success">{t("accepted", { name: name ?? "" })}</Notice>;
  if (state === "declined") return <Notice tone="warning">{t("declined", { name: name ?? "" })}</Notice>;
  return null;
}

const clientEvents: readonly EstimateEventKind[] = ["asked", "accepted", "declined"];

function Events({ estimate }: Readonly<{ estimate: Estimate }>) {
  const { t } = useEstimateTranslation();
  const format = useFormat();
  const byWhom = ({ account, kind }: Estimate["events"][number]) =>
    account ?? (clientEvents.includes(kind) ? t("events.client") : "");
  return (
    <DetailSection title={t("events.title")}>
      <ol className="grid gap-3">
        {estimate.events.map((event) => (
          <li key={event.id}>
            <p className="font-semibold">
              {t(`events.${event.kind}`)}{" "}
              <span className="font-normal text-ink-soft text-sm">
                · {t("version", { number: format.number(event.number) })}
              </span>
            </p>
            {event.text && (
              <p className="whitespace-pre-line wrap-anywhere">
                <LangText>{event.text}</LangText>
              </p>
            )}
            <p className="text-ink-soft text-sm">
              {byWhom(event) !== "" && `${byWhom(event)} · `}
              <DateTimeText iso={event.created_at} />
            </p>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
