import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Tags from "lucide-react/icons/tags";
import { useState } from "react";
import {
  type ConstructionRate,
  constructionRateSchema,
} from "#domain/construction-rates/construction-rate.ts";
import { fiscalYearName } from "#domain/construction-rates/fiscal-year.ts";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import { unitNames } from "#domain/estimates/units.ts";
import { localDigits } from "#domain/numbers.ts";
import { localText } from "#domain/settings/local-text.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { ratesPath } from "#web/admin/construction-rates/catalogue-calls.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { CardSkeletons } from "#web/admin/list/card-skeletons.tsx";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { pageOf } from "#web/api/response-schema.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type Props = Readonly<{ day: string; onPick: (rate: ConstructionRate) => void }>;

/** CN2: takes an item with its rate from the catalogue. */
export function RatePicker({ day, onPick }: Props) {
  const { t } = useEstimateTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SmallButton icon={<Tags />} className="justify-self-start" onClick={() => setOpen(true)}>
        {t("form.fromCatalogue")}
      </SmallButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t("rates.choose")}
        text={t("rates.chooseHint")}
        size="lg"
      >
        <Choices
          day={day}
          onPick={(rate) => {
            setOpen(false);
            onPick(rate);
          }}
        />
      </Dialog>
    </>
  );
}

function Choices({ day, onPick }: Props) {
  const { t } = useEstimateTranslation();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const parameters = new URLSearchParams({ search: search.trim(), valid_on: day, page_size: "30" });
  const query = useQuery({
    queryKey: ["construction-rates", "choices", String(parameters)],
    queryFn: () =>
      callAsAdmin({ method: "GET", path: `${ratesPath}?${parameters}` }, pageOf(constructionRateSchema)),
    placeholderData: keepPreviousData,
  });
  const rates = query.data?.results;
  return (
    <div className="grid gap-4">
      <TextField
        label={t("rates.searchHint")}
        type="search"
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {query.isError && !rates && <QueryError title={t("rates.failed")} query={query} />}
      {query.isPending && <CardSkeletons label={t("rates.loading")} />}
      {rates?.length === 0 && <p className="text-ink-soft">{t("rates.none")}</p>}
      <ul>
        {rates?.map((rate) => (
          <li key={rate.id} className="border-line border-b">
            <button
              type="button"
              onClick={() => onPick(rate)}
              className="touch flex w-full flex-wrap items-baseline gap-x-4 py-2.5 text-left hover:bg-sunken"
            >
              <span className="min-w-0 grow basis-56 wrap-anywhere">
                <span className="text-ink-soft">{localDigits(rate.code, language)}</span>{" "}
                {localText(rate.name, language)}
                <span className="block text-ink-soft text-sm">
                  {rate.district} · {fiscalYearName(rate.fiscal_year, language)}
                </span>
              </span>
              <span className="figures font-semibold">
                {formatPaisa(rate.rate, language)} / {unitNames[rate.unit][language]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
