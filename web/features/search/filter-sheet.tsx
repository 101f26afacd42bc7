import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { filterNames, type PropertyFilters, type PropertyListAddress } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import { countProperties } from "#web/api/count-properties.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogPanel } from "#web/ui/dialog-panel.tsx";
import { resultsId } from "#web/ui/results-navigation.ts";
import { useResultsSearch } from "#web/ui/use-results-search.ts";
import { FilterFields } from "./filter-fields.tsx";
import type { FilterOptions } from "./filter-options.ts";
import { readFormFilters, shortestParameters } from "./read-form.ts";
import { searchFormId } from "./search-form-id.ts";

const typingPauseMs = 250;
/** The map keeps what it shows. */
const sheetFilters = filterNames.filter((name) => name !== "bounds");

type Props = Readonly<{
  listing: ListingType;
  address: PropertyListAddress;
  options: FilterOptions;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}>;

/** SR3: every filter. The button says how many properties it will show. */
export function FilterSheet({ listing, address, options, isOpen, onOpenChange }: Props) {
  const { t } = useSearchTranslation();
  const formId = useId();
  const search = useResultsSearch();
  const [filters, setFilters] = useState(address.filters);
  const applied = useRef<PropertyFilters>(undefined);
  const readFields = (fields: Iterable<[string, FormDataEntryValue]>) =>
    readFormFilters([["search", typedWords()], ...fields], sheetFilters, address.filters, listing);
  const readForm = ({ currentTarget }: FormEvent<HTMLFormElement>) => readFields(new FormData(currentTarget));

  function apply(next: PropertyFilters) {
    applied.current = next;
    onOpenChange(false);
  }
  function onClosed() {
    // Only now can the page behind be scrolled to its results.
    if (applied.current) search(listPaths[listing], shortestParameters(applied.current, address));
    else setFilters(address.filters);
  }
  return (
    <DialogPanel
      place="side"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={t("sheet.title")}
      finalFocus={() => (applied.current && document.getElementById(resultsId)) ?? true}
      footer={
        <div className="flex gap-3 sm:grow">
          <Button look="secondary" onClick={() => apply(readFields([]))}>
            {t("sheet.clear")}
          </Button>
          <CountButton form={formId} listing={listing} filters={filters} />
        </div>
      }
    >
      <form
        id={formId}
        onInput={(event) => setFilters(readForm(event))}
        onSubmit={(event) => {
          event.preventDefault();
          apply(readForm(event));
        }}
      >
        <FilterFields listing={listing} filters={address.filters} options={options} />
      </form>
    </DialogPanel>
  );
}

/** The words in the search form, which may not have been searched for yet. */
function typedWords(): string {
  const form = document.getElementById(searchFormId);
  return form instanceof HTMLFormElement ? String(new FormData(form).get("search") ?? "") : "";
}

type CountButtonProps = Readonly<{ form: string; listing: ListingType; filters: PropertyFilters }>;

function CountButton({ form, listing, filters }: CountButtonProps) {
  const { t } = useSearchTranslation();
  const format = useFormat();
  const counted = useCount(listing, filters);
  const texts = {
    unknown: t("sheet.show"),
    none: t("sheet.showNone"),
    one: t("sheet.showOne"),
    several: counted ? t("sheet.showCount", { count: format.count(counted.count, counted.isExact) }) : "",
  };
  const text =
    texts[!counted ? "unknown" : counted.count === 0 ? "none" : counted.count === 1 ? "one" : "several"];
  return (
    <>
      <span role="status" className="sr-only">
        {counted && text}
      </span>
      <Button type="submit" form={form} className="grow">
        {text}
      </Button>
    </>
  );
}

type Counted = Readonly<{ key: string; count: number; isExact: boolean }>;

/** Undefined until these filters have been counted, and if they cannot be. */
function useCount(listing: ListingType, filters: PropertyFilters): Counted | undefined {
  const [counted, setCounted] = useState<Counted>();
  const key = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const next = await countProperties(listing, filters).catch(() => undefined);
      if (isCurrent && next) setCounted({ key, ...next });
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [listing, key]);
  return counted?.key === key ? counted : undefined;
}
