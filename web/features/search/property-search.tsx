import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import type { PropertyListAddress } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { FiltersButtonText } from "#web/ui/filters-button-text.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { resultsId } from "#web/ui/results-navigation.ts";
import { SearchFieldButton } from "#web/ui/search-field-button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import { useIsSearching } from "#web/ui/use-results-search.ts";
import { loadParts } from "./deferred-parts.ts";
import { countSet, type FilterOptions } from "./filter-options.ts";
import { PriceSelect, PropertyLocationSelect } from "./filter-selects.tsx";
import type { AddedValue } from "./read-form.ts";
import { searchFormId } from "./search-form-id.ts";
import { SuggestingInput } from "./suggesting-input.tsx";
import { useApply } from "./use-apply.ts";
import { useTypeOptions } from "./use-type-options.ts";

const loadSheet = async () => (await loadParts()).loadFilterSheet();

/** Rendered by the server only. In the browser, the sheet has these fields. */
const ServerFields = deferHydration(async () =>
  import.meta.env.SSR ? (await import("./filter-fields.tsx")).FilterFields : new Promise<never>(() => {}),
);

type Props = Readonly<{ listing: ListingType; address: PropertyListAddress; options: FilterOptions }>;

/**
 * SR3: one plain form that puts the filters into the URL, from which the page reads them. Wide windows have a row of the
 * usual filters; the others open in a sheet, or without JavaScript below the row.
 */
export function PropertySearch({ listing, address, options }: Props) {
  const { t } = useTranslation();
  const pageAddress = usePageAddress();
  const apply = useApply(listing, address);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const isEnhanced = useIsEnhanced(disclosure);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const sheet = useLazyModule(isSheetOpen, loadSheet, () => setSheetOpen(false));
  const { filters, view } = address;
  const key = JSON.stringify(filters);
  const isBusy = useIsSearching();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Fields that were used before hydration are sent as they are.
    if (!isEnhanced) return;
    event.preventDefault();
    void apply(event.currentTarget);
  };
  const open = <FiltersButtonText chosen={countSet(filters)} />;
  return (
    <search aria-label={t("properties.filters.label")}>
      <form
        id={searchFormId}
        method="get"
        action={pageAddress(`${listPaths[listing]}#${resultsId}`)}
        onSubmit={onSubmit}
        // A new key resets the fields to the URL's filters, for example after going back.
        key={key}
        className="flex flex-wrap items-end gap-x-2 gap-y-4 lg:grid lg:grid-cols-[1.25fr_1.2fr_1.2fr_1.05fr_auto_auto] lg:gap-x-3 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-sm"
      >
        <WordField listing={listing} words={filters.search} isBusy={isBusy} onChoose={apply} />
        <PropertyLocationSelect filters={filters} options={options} className="search-row-field" />
        <PriceSelect listing={listing} filters={filters} className="search-row-field" />
        <TypeSelect listing={listing} address={address} options={options} />
        {isEnhanced ? (
          <Button
            look="secondary"
            aria-haspopup="dialog"
            isBusy={isSheetOpen && sheet === undefined}
            onClick={() => setSheetOpen(true)}
            className="field-height px-3! lg:px-4!"
          >
            {open}
          </Button>
        ) : (
          <details ref={disclosure} className="open:w-full lg:open:col-span-full lg:open:order-last">
            <summary
              className={`${buttonClass("secondary")} field-height cursor-pointer list-none px-3! lg:px-4!`}
            >
              {open}
            </summary>
            <div className="pt-5 lg:max-w-2xl">
              <ServerFields listing={listing} filters={filters} options={options} isNoScript />
            </div>
          </details>
        )}
        {view !== "list" && <input type="hidden" name="view" value={view} />}
        {filters.bounds && <input type="hidden" name="bounds" value={filters.bounds.join()} />}
        <Button type="submit" isBusy={isBusy} className="field-height search-row-field">
          {t("properties.filters.apply")}
        </Button>
      </form>
      {sheet && (
        <sheet.FilterSheet
          key={`sheet ${key}`}
          listing={listing}
          address={address}
          options={options}
          isOpen={isSheetOpen}
          onOpenChange={setSheetOpen}
        />
      )}
    </search>
  );
}

/** True after hydration, unless someone has opened the fields before. */
function useIsEnhanced(disclosure: RefObject<HTMLDetailsElement | null>): boolean {
  const [isEnhanced, setEnhanced] = useState(false);
  useLayoutEffect(() => setEnhanced(!disclosure.current?.open), [disclosure]);
  return isEnhanced;
}

type WordFieldProps = Readonly<{
  listing: ListingType;
  words: string | undefined;
  isBusy: boolean;
  onChoose: (form: HTMLFormElement, added: AddedValue) => unknown;
}>;

function WordField({ listing, words = "", isBusy, onChoose }: WordFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="relative min-w-40 flex-1">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm max-lg:sr-only">
        {t("properties.filters.search")}
      </label>
      <SuggestingInput
        id={id}
        name="search"
        type="search"
        listing={listing}
        defaultValue={words}
        placeholder={t("properties.filters.searchHint")}
        className="field-height max-lg:pr-12"
        onChoose={({ name, value, rest }, input) => {
          input.value = rest;
          if (input.form) void onChoose(input.form, [name, value]);
        }}
      />
      <SearchFieldButton label={t("properties.filters.apply")} isBusy={isBusy} />
    </div>
  );
}

function TypeSelect({ listing, address: { filters }, options }: Props) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t("properties.filters.type")}
      name="type"
      defaultValue={filters.type?.join() ?? ""}
      placeholder={t("properties.filters.anyType")}
      options={useTypeOptions(listing, options.types, filters.type)}
      className="search-row-field"
    />
  );
}
