import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useListParameters } from "./use-list-parameters.ts";

/** Avoids a request for each typed letter. */
const searchDelayMs = 300;

type Props = Readonly<{
  searchHint: string;
  /** The API's names. The first is the default and is left out of the URL. */
  orders?: readonly SelectOption[];
  /** The list's own filters, which use `useListParameters().change`. */
  children?: ReactNode;
}>;

/** Search, order and filters of a list. They apply immediately and are stored in the URL. */
export function ListTools({ searchHint, orders, children }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const parameters = useListParameters();
  // On a phone they would push the first row out of sight.
  const [isOpen, setOpen] = useState(false);
  const [first] = orders ?? [];
  return (
    <search
      aria-label={t("list.tools")}
      className="grid items-start gap-3 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]"
    >
      <SearchField
        hint={searchHint}
        value={parameters.get("search")}
        onSearch={(search) => parameters.change({ search })}
      />
      {(children || orders) && (
        <SmallButton
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="sm:hidden"
        >
          {parameters.filterCount > 0
            ? t("list.filtersSet", { number: format.number(parameters.filterCount) })
            : t("list.filters")}
        </SmallButton>
      )}
      <div className={isOpen ? "grid gap-3 sm:contents" : "contents max-sm:hidden"}>
        {children}
        {orders && first && (
          <SelectField
            label={t("list.sort")}
            options={orders}
            value={parameters.get("ordering") || first.value}
            onChange={({ target: { value } }) =>
              parameters.change({ ordering: value === first.value ? null : value })
            }
          />
        )}
      </div>
    </search>
  );
}

type SearchProps = Readonly<{ hint: string; value: string; onSearch: (search: string) => void }>;

function SearchField({ hint, value, onSearch }: SearchProps) {
  const { t } = useAdminTranslation();
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The URL was changed elsewhere, by the back button or by clearing the filters.
  if (lastValue !== value) {
    setLastValue(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== value) onSearch(typed.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the delay
  useEffect(() => {
    const timer = setTimeout(search, searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={t("list.search")}
      className="sm:col-span-2"
      type="search"
      maxLength={100}
      placeholder={hint}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
