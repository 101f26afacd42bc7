import { useId } from "react";
import * as z from "zod/mini";
import { formatDate } from "#domain/calendar/format-date.ts";
import { kathmanduDay } from "#domain/dates.ts";
import {
  type Payment,
  type PaymentInput,
  type Plan,
  paymentInputSchema,
} from "#domain/instalments/instalment.ts";
import { paymentMethods } from "#domain/jobs/choices.ts";
import type { Job } from "#domain/jobs/job.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { localDigits } from "#domain/numbers.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CrossedRow } from "./crossed-row.tsx";
import { EntrySection } from "./entry-section.tsx";
import { useNewEntry } from "./use-new-entry.ts";

type Props = Readonly<{ job: Job; payments: readonly Payment[]; plan: Plan }>;

/** CN7: what was received. */
export function Payments({ job, payments, plan }: Props) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const nameOf = (id: number | null) => {
    const named = plan.instalments.find((row) => Number(row.id) === id);
    return named ? localText(named.name, language) : "";
  };
  return (
    <EntrySection
      title={t("money.payments")}
      add={t("money.addPayment")}
      none={t("money.noPayments")}
      rows={payments}
      item={(row) => (
        <CrossedRow
          key={row.id}
          jobId={job.id}
          kind="payments"
          row={row}
          name={`${t(`money.methods.${row.method}`)} ${formatDate(row.received_on, language)}`}
        >
          <DateText iso={row.received_on} hasOtherCalendar />
          <span className="block text-sm wrap-anywhere">
            <LangText>
              {[
                t(`money.methods.${row.method}`),
                localDigits(row.reference, language),
                nameOf(row.instalment_id),
              ]
                .filter(Boolean)
                .join(" · ")}
            </LangText>
          </span>
        </CrossedRow>
      )}
      form={(footer, close) => <PaymentForm job={job} plan={plan} footer={footer} onAdded={close} />}
    />
  );
}

const empty = { received_on: "", amount: "", method: "bank", reference: "", instalment_id: "" };
type Values = Readonly<typeof empty>;

const schema: z.ZodMiniType<PaymentInput, Values> = z.pipe(
  z.transform(({ instalment_id, ...values }: Values): unknown => ({
    ...values,
    instalment_id: instalment_id === "" ? null : Number(instalment_id),
  })),
  paymentInputSchema as z.ZodMiniType<PaymentInput, unknown>,
);

type FormProps = Readonly<{ job: Job; plan: Plan; footer: HTMLElement | null; onAdded: () => void }>;

function PaymentForm({ job, plan, footer, onAdded }: FormProps) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const form = useSimpleForm({
    schema,
    defaultValues: { ...empty, received_on: kathmanduDay(Date.now()) },
    send: useNewEntry({ jobId: job.id, kind: "payments", added: t("money.paymentAdded"), onAdded }),
  });
  const { field } = form;
  return (
    <SimpleForm id={useId()} form={form} footer={footer} submitLabel={t("save")}>
      <NumberField label={t("money.amount")} unit="रु" required {...field("amount")} />
      <FormRow>
        <DateField label={t("money.receivedOn")} required {...field("received_on")} />
        <SelectField
          label={t("money.method")}
          options={paymentMethods.map((value) => ({ value, label: t(`money.methods.${value}`) }))}
          {...field("method")}
        />
      </FormRow>
      <SelectField
        label={t("money.forInstalment")}
        placeholder={t("money.inOrder")}
        options={plan.instalments.map((row) => ({ value: row.id, label: localText(row.name, language) }))}
        {...field("instalment_id")}
      />
      <TextField label={t("money.reference")} maxLength={maxLengths.name} {...field("reference")} />
    </SimpleForm>
  );
}
