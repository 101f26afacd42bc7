import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";
import { useListParameters } from "./use-list-parameters.ts";

type Props = Readonly<{
  /** The URL parameter, named like the API's. */
  name: string;
  label: string;
  /** The choice that does not filter. */
  any: string;
  options: readonly SelectOption[];
}>;

/** A filter of a list. It applies at once and is stored in the URL. */
export function FilterSelect({ name, label, any, options }: Props) {
  const { get, change } = useListParameters();
  return (
    <SelectField
      label={label}
      placeholder={any}
      options={options}
      value={get(name)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
}
