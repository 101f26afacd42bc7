import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useListParameters } from "./use-list-parameters.ts";

/** Long enough that a word is asked for once and not letter by letter. */
const pause = 300;

type Props = Readonly<{
  searchHint: string;
  /** By the API's names; the first is the usual one and stands in no address. */
  orders?: readonly SelectOption[];
  /** Selects of the list's own, which write into the address by `useListParameters().change`. */
  children?: ReactNode;
}>;

/** Search, sort and filters of a list. They act as one writes; the address keeps them. */
export function ListTools({ searchHint, orders, children }: Props) {
  const { t } = useAdminTranslation();
  const address = useListParameters();
  const [first] = orders ?? [];
  return (
    <search
      aria-label={t("list.tools")}
      className="grid items-end gap-3 sm:grid-flow-col sm:auto-cols-[minmax(8rem,18rem)] sm:justify-start"
    >
      <SearchField
        hint={searchHint}
        value={address.get("search")}
        onSearch={(search) => address.change({ search })}
      />
      {children}
      {orders && first && (
        <SelectField
          label={t("list.sort")}
          options={orders}
          value={address.get("ordering") || first.value}
          onChange={({ target: { value } }) =>
            address.change({ ordering: value === first.value ? null : value })
          }
        />
      )}
    </search>
  );
}

type SearchProps = Readonly<{ hint: string; value: string; onSearch: (search: string) => void }>;

function SearchField({ hint, value, onSearch }: SearchProps) {
  const { t } = useAdminTranslation();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The address changed by itself: the way back, or a cleared search.
  if (shown !== value) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== value) onSearch(typed.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(search, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={t("list.search")}
      type="search"
      maxLength={100}
      placeholder={hint}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
