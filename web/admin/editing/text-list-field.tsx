import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useId, useRef, useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { controlClass } from "#web/ui/control-class.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

type Props = Readonly<{
  label: string;
  help?: string;
  message: string | undefined;
  /** What the button for one more row says. */
  add: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  maxLength: number;
}>;

/** A list of lines. Enter adds the next one; an empty line counts for nothing. */
export function TextListField({ label, help, message, add, value, onChange, maxLength }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const id = useId();
  // Rows have no name of their own, and their words change as one types.
  const [keys, setKeys] = useState(() => value.map((_, index) => index));
  const next = useRef(value.length);
  const fresh = useRef(-1);

  const insert = (at: number) => {
    fresh.current = next.current++;
    setKeys(keys.toSpliced(at, 0, fresh.current));
    onChange(value.toSpliced(at, 0, ""));
  };
  const remove = (at: number) => {
    setKeys(keys.toSpliced(at, 1));
    onChange(value.toSpliced(at, 1));
  };
  const focusIfFresh = (key: number) => (input: HTMLInputElement | null) => {
    if (!input || key !== fresh.current) return;
    fresh.current = -1;
    input.focus();
  };

  return (
    <fieldset aria-describedby={help || message ? `${id}-more` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {value.length > 0 && (
        <ul className="mb-2 grid gap-2">
          {keys.map((key, index) => (
            <li key={key} className="flex gap-1">
              <input
                ref={focusIfFresh(key)}
                type="text"
                aria-label={t("editing.list.row", { label, number: format.number(index + 1) })}
                aria-invalid={message ? true : undefined}
                maxLength={maxLength}
                value={value[index] ?? ""}
                onChange={({ target }) => onChange(value.with(index, target.value))}
                onKeyDown={(event) => {
                  // Not while a Devanagari keyboard is still composing.
                  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  insert(index + 1);
                }}
                className={controlClass}
              />
              <IconButton
                label={t("editing.list.remove", { label, number: format.number(index + 1) })}
                onClick={() => remove(index)}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        look="secondary"
        size="small"
        icon={<Plus aria-hidden className="size-4" />}
        onClick={() => insert(value.length)}
      >
        {add}
      </Button>
      {(help || message) && (
        <p id={`${id}-more`} className={`mt-1.5 text-sm ${message ? "text-danger-strong" : "text-ink-soft"}`}>
          {message ?? help}
        </p>
      )}
    </fieldset>
  );
}
