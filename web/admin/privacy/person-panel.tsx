import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { type PersonData, privacyProofSchema } from "#domain/privacy/privacy.ts";
import { ProofFields } from "#web/admin/account/proof-fields.tsx";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { KeptList } from "./kept-list.tsx";
import { downloadPerson, fetchPerson } from "./privacy-calls.ts";
import { usePrivacyTranslation } from "./privacy-messages.ts";

type Props = Readonly<{ id: number; onErased: () => void }>;

export function PersonPanel({ id, onErased }: Props) {
  const { t } = usePrivacyTranslation();
  const [isErasing, setErasing] = useState(false);
  const query = useQuery({ queryKey: ["privacy", "person", id], queryFn: () => fetchPerson(id), gcTime: 0 });
  if (query.isError) return <QueryError title={t("failed")} query={query} />;
  if (!query.data) return <Spinner />;
  return (
    <div className="grid gap-6">
      <PersonFacts person={query.data} />
      <KeptList person={query.data} />
      <ExportForm id={id} />
      <Button look="secondary" onClick={() => setErasing(true)} className="sm:justify-self-start">
        {t("erase")}
      </Button>
      <EraseDialog
        person={query.data}
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        onErased={onErased}
      />
    </div>
  );
}

const counted = ["leads", "mails", "sms", "alerts", "pictures"] as const;

function PersonFacts({ person }: Readonly<{ person: PersonData }>) {
  const { t } = usePrivacyTranslation();
  const format = useFormat();
  return (
    <div>
      <h3 className="wrap-anywhere text-xl">
        <LangText>{person.name || t("unnamed")}</LangText>
      </h3>
      <p className="wrap-anywhere text-ink-soft">{person.contacts.join(" · ")}</p>
      <dl className="figures mt-3 grid gap-y-1">
        {counted.map((name) => (
          <div key={name} className="flex justify-between gap-4 border-line border-b py-1">
            <dt>{t(`counts.${name}`)}</dt>
            <dd>{format.number(person[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ExportForm({ id }: Readonly<{ id: number }>) {
  const { t } = usePrivacyTranslation();
  const form = useSimpleForm({
    schema: privacyProofSchema,
    defaultValues: { password: "" },
    async send(proof) {
      await downloadPerson(id, proof);
      return false;
    },
  });
  return (
    <section aria-labelledby="privacy-export">
      <h3 id="privacy-export" className="text-xl">
        {t("exportTitle")}
      </h3>
      <p className="mb-4 text-ink-soft text-sm">{t("exportText")}</p>
      <SimpleForm
        form={form}
        actions={
          <Button type="submit" isBusy={form.isSending} icon={<Download />}>
            {t("export")}
          </Button>
        }
      >
        <ProofFields label={t("password")} field={form.field} />
      </SimpleForm>
    </section>
  );
}
