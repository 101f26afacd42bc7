import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import type * as z from "zod/mini";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import type { Job } from "#domain/jobs/job.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { readRowId } from "#domain/row-id.ts";
import { localText } from "#domain/settings/local-text.ts";
import { type NewVariation, newVariationSchema, type VariationRow } from "#domain/variations/variation.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { CardSkeletons } from "#web/admin/list/card-skeletons.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { variationAddress, variationParameter } from "./variation-address.ts";
import { VariationBadges } from "./variation-badges.tsx";
import { beginVariation, variationsQuery } from "./variation-calls.ts";
import { VariationView } from "./variation-view.tsx";

/** CN6: the variations of a job; the URL names the one that is shown. */
export function VariationsPart({ job }: Readonly<{ job: Job }>) {
  const { t } = useJobMoneyTranslation();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({ ...variationsQuery(job.id), refetchInterval: useRefreshInterval() });
  const shown = readRowId(useListParameters().get(variationParameter) ?? "");
  if (query.isPending) return <CardSkeletons label={t("variations.loading")} />;
  if (!query.data) return <QueryError title={t("variations.failed")} query={query} />;
  if (shown) return <VariationView job={job} id={shown} list={query.data} />;
  const { results } = query.data;
  return (
    <div className="grid gap-4">
      <p className="max-w-2xl text-ink-soft">{t("variations.text")}</p>
      <Button icon={<Plus />} className="justify-self-start" onClick={() => setAdding(true)}>
        {t("variations.add")}
      </Button>
      {results.length === 0 ? (
        <p>{t("variations.empty")}</p>
      ) : (
        <ul className="border-line border-t">
          {results.map((row) => (
            <Item key={row.id} row={row} />
          ))}
        </ul>
      )}
      <FormDialog isOpen={isAdding} onClose={() => setAdding(false)} title={t("variations.add")} size="md">
        {(footer) => (
          <NewVariationForm
            footer={footer}
            jobId={job.id}
            onBegun={(id) => {
              setAdding(false);
              void query.refetch();
              void navigate(variationAddress(job.id, id));
            }}
          />
        )}
      </FormDialog>
    </div>
  );
}

function Item({ row }: Readonly<{ row: VariationRow }>) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b py-3">
      <div className="min-w-0 grow basis-56">
        <TextLink to={variationAddress(row.job_id, row.id)} className="-my-2.5 py-2.5">
          {t("variations.number", { number: format.number(row.number) })}:{" "}
          <LangText>{localText(row.title, language)}</LangText>
        </TextLink>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-ink-soft text-sm">
          <VariationBadges variation={row} />
          {row.decided_at && <DateTimeText iso={row.decided_at} />}
        </p>
      </div>
      <span className="figures font-semibold">रु {formatPaisa(row.total, language)}</span>
    </li>
  );
}

const schema = newVariationSchema as z.ZodMiniType<
  NewVariation,
  Readonly<{ title: { en: string; np: string } }>
>;

type NewProps = Readonly<{ jobId: number; footer: HTMLElement | null; onBegun: (id: number) => void }>;

function NewVariationForm({ jobId, footer, onBegun }: NewProps) {
  const { t } = useJobMoneyTranslation();
  const { t: estimates } = useEstimateTranslation();
  const form = useSimpleForm({
    schema,
    defaultValues: { title: { en: "", np: "" } },
    async send(input, attempt) {
      onBegun((await beginVariation(jobId, input, attempt)).id);
    },
  });
  return (
    <SimpleForm id={useId()} form={form} footer={footer} submitLabel={t("variations.begin")}>
      <TextPair
        label={estimates("fields.title")}
        maxLength={maxLengths.name}
        control={(language) => form.field(`title.${language}`)}
      />
    </SimpleForm>
  );
}
