import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Upload from "lucide-react/icons/upload";
import { type ReactNode, useState } from "react";
import {
  type ConstructionRate,
  constructionRateSchema,
} from "#domain/construction-rates/construction-rate.ts";
import { fiscalYearName } from "#domain/construction-rates/fiscal-year.ts";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import { unitNames } from "#domain/estimates/units.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useConfirmedCall } from "#web/admin/calls/use-confirmed-call.tsx";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { FilteredList } from "#web/admin/list/filtered-list.tsx";
import { DeleteButton } from "#web/admin/list/row-actions.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { deleteRate, ratesPath } from "./catalogue-calls.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { ItemEditor } from "./item-editor.tsx";

const tones = { valid: "green", upcoming: "blue", ended: "grey" } as const;

/** CN1: the catalogue of rates. */
export function Catalogue({ views }: Readonly<{ views: ReactNode }>) {
  const { t } = useEstimateTranslation();
  const { editing, edit, close } = useEditing();
  const [isImporting, setImporting] = useState(false);
  const removal = useConfirmedCall({
    call: ({ id }: ConstructionRate) => deleteRate(id),
    question: ({ code }) => ({
      title: t("rates.deleteOf", { name: code }),
      text: t("rates.deleteQuestion"),
      confirm: t("actions.delete"),
      isDangerous: true,
    }),
    done: () => t("rates.deleted"),
    failed: t("actions.failed"),
    changed: { queryKey: ["construction-rates"] },
  });
  return (
    <FilteredList
      page={{
        resource: "construction-rates",
        path: ratesPath,
        item: constructionRateSchema,
        filters: ["search"],
      }}
      title={t("rates.title")}
      countText={(number) => t("rates.count", { number })}
      intro={<p className="mt-3 max-w-text text-ink-soft">{t("rates.text")}</p>}
      buttons={
        <>
          <Button icon={<Plus />} className="sm:order-last" onClick={() => edit("new")}>
            {t("rates.add")}
          </Button>
          <Button look="secondary" icon={<Upload />} onClick={() => setImporting(true)}>
            {t("import.open")}
          </Button>
          {views}
        </>
      }
      searchHint={t("rates.searchHint")}
      loading={t("rates.loading")}
      failed={t("rates.failed")}
      empty={{ title: t("rates.empty.title"), text: t("rates.empty.text") }}
      row={(rate) => <Item rate={rate} onEdit={() => edit(rate.id)} onDelete={() => removal.ask(rate)} />}
    >
      {removal.dialog}
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
      <ItemEditor editing={editing} onClose={close} />
    </FilteredList>
  );
}

type ItemProps = Readonly<{ rate: ConstructionRate; onEdit: () => void; onDelete: () => void }>;

function Item({ rate, onEdit, onDelete }: ItemProps) {
  const { t } = useEstimateTranslation();
  const format = useFormat();
  const language = useLanguage();
  const name = localText(rate.name, language);
  return (
    <li
      data-row={rate.id}
      className="grid items-center gap-x-6 gap-y-2 border-line border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{format.digits(rate.code)}</span> <LangText>{name}</LangText>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
          <Badge tone={tones[rate.state]}>{t(`rates.states.${rate.state}`)}</Badge>
          {rate.is_example && <Badge>{t("example")}</Badge>}
          <span className="wrap-anywhere">
            {rate.district} · {fiscalYearName(rate.fiscal_year, language)} ·{" "}
            <LangText>{rate.source}</LangText>
          </span>
          <span>
            {t("rates.checked")}: <DateText iso={rate.checked_at} />
            {rate.checked_by && ` · ${rate.checked_by}`}
          </span>
        </p>
      </div>
      <p className="figures font-semibold sm:text-right">
        रु {formatPaisa(rate.rate, language)} / {unitNames[rate.unit][language]}
      </p>
      <p className="flex gap-2">
        <SmallButton icon={<Pencil />} aria-label={t("rates.editOf", { name })} onClick={onEdit}>
          {t("rates.edit")}
        </SmallButton>
        <DeleteButton label={t("rates.deleteOf", { name })} onClick={onDelete} />
      </p>
    </li>
  );
}
