import { type ComponentProps, useState } from "react";
import type { ListingType } from "#domain/properties/kinds.ts";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import type { Suggestion } from "./search-suggestions.tsx";

// If it fails to load, the next use of the field retries.
const loadSuggestions = () => import("./search-suggestions.tsx").catch(() => undefined);

type Props = ComponentProps<"input"> &
  Readonly<{
    listing: ListingType;
    isForPlaces?: boolean;
    mustChoose?: boolean;
    onChoose: (suggestion: Suggestion, input: HTMLInputElement) => void;
  }>;

/** SR2: a text field with suggestions, whose code loads when the field is first used. Without it, it is a plain text field. */
export function SuggestingInput({
  listing,
  isForPlaces = false,
  mustChoose = false,
  onChoose,
  className = "",
  ...rest
}: Props) {
  const [input, setInput] = useState<HTMLInputElement>();
  const [query, setQuery] = useState("");
  const [hasFocus, setFocus] = useState(false);
  const module = useLazyModule(hasFocus, loadSuggestions);
  return (
    <span className="relative block">
      <input
        type="text"
        maxLength={100}
        autoComplete="off"
        {...rest}
        onFocus={({ currentTarget }) => {
          setInput(currentTarget);
          setFocus(true);
        }}
        onBlur={() => setFocus(false)}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          rest.onChange?.(event);
        }}
        className={`control ${className}`}
      />
      {module && input && (
        <module.SearchSuggestions
          input={input}
          query={query}
          listing={listing}
          isForPlaces={isForPlaces}
          mustChoose={mustChoose}
          onChoose={(suggestion) => {
            setQuery("");
            onChoose(suggestion, input);
          }}
        />
      )}
    </span>
  );
}
