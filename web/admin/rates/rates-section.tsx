import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { isConstructionKind, type RateKind, rateKinds } from "#domain/rates/kinds.ts";
import type { StaffRate } from "#domain/rates/rate.ts";
import { rateKindNames, rateName } from "#domain/rates/rate-names.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { CardSkeletons } from "#web/admin/list/card-skeletons.tsx";
import { useHasConstruction } from "#web/admin/session/construction-context.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SmallButton } from "#web/ui/small-button.tsx";
import { checkRate, ratesQuery } from "./rate-calls.ts";
import { RateEditor } from "./rate-editor.tsx";
import { type RateActions, RateItem } from "./rate-item.tsx";
import { RenewalList } from "./renewal-list.tsx";
import { useRateDeletion } from "./use-rate-deletion.ts";

/** ST2: all rates by kind; what needs renewal stands on top. */
export function RatesSection() {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const query = useQuery(ratesQuery);
  const hasConstruction = useHasConstruction();
  const kinds = rateKinds.filter((kind) => hasConstruction || !isConstructionKind(kind));
  const [newKind, setNewKind] = useState<RateKind>(rateKinds[0]);
  const { editing, edit, close } = useEditing();
  const checking = useCall({
    call: checkRate,
    done: (rate: StaffRate, isChecked) => ({
      ...(isChecked
        ? { title: t("rates.checkedNow") }
        : { tone: "neutral" as const, title: t("rates.hasChanged") }),
      text: rateName(rate, language),
    }),
    failed: t("rates.checkFailed"),
    changed: { queryKey: ["rates"] },
  });
  const deletion = useRateDeletion();
  const actions: RateActions = {
    onEdit: ({ id }) => edit(id),
    onCheck: checking.mutate,
    onDelete: deletion.ask,
    checkingId: checking.isPending ? checking.variables.id : undefined,
  };
  const add = (kind: RateKind) => {
    setNewKind(kind);
    edit("new");
  };
  return (
    <section aria-labelledby="rates-title" aria-busy={query.isFetching}>
      <h2 id="rates-title" tabIndex={-1} data-list-heading className="text-2xl outline-none">
        {t("settings.own.rates.title")}
      </h2>
      <p className="mt-1 mb-6 max-w-text text-ink-soft">{t("rates.text")}</p>
      {query.isError && !query.data && <QueryError title={t("rates.failed")} query={query} />}
      {query.isPending && <CardSkeletons label={t("rates.loading")} />}
      {query.data && (
        <>
          <RenewalList rates={query.data.filter((rate) => rate.needs_renewal)} actions={actions} />
          <div className="grid gap-10">
            {kinds.map((kind) => (
              <KindSection
                key={kind}
                kind={kind}
                rates={query.data.filter((rate) => rate.kind === kind && !rate.needs_renewal)}
                actions={actions}
                onAdd={() => add(kind)}
              />
            ))}
          </div>
        </>
      )}
      {deletion.dialog}
      <RateEditor editing={editing} newKind={newKind} onClose={close} />
    </section>
  );
}

type KindProps = Readonly<{
  kind: RateKind;
  rates: readonly StaffRate[];
  actions: RateActions;
  onAdd: () => void;
}>;

function KindSection({ kind, rates, actions, onAdd }: KindProps) {
  const { t } = useAdminTranslation();
  const name = rateKindNames[kind][useLanguage()];
  return (
    <section aria-labelledby={`rates-${kind}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-b pb-3">
        <div className="min-w-0">
          <h3 id={`rates-${kind}`} className="text-xl">
            {name}
          </h3>
          <p className="max-w-text text-ink-soft text-sm">{t(`rates.kinds.${kind}`)}</p>
        </div>
        <SmallButton icon={<Plus />} aria-label={t("rates.addOf", { name })} onClick={onAdd}>
          {t("rates.add")}
        </SmallButton>
      </div>
      {rates.length === 0 && <p className="py-4 text-ink-soft">{t(`rates.none.${kind}`)}</p>}
      <ul>
        {rates.map((rate) => (
          <RateItem key={rate.id} rate={rate} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
