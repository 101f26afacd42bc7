import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type ReactNode, useId, useRef, useState } from "react";
import { type Language, languageTag } from "#domain/language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { languageNames } from "#web/admin/translations/language-names.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";

type Props = Readonly<{
  label: string;
  language: Language;
  /** The id of the first line. */
  firstId: string;
  help?: string | undefined;
  message: string | undefined;
  addLabel: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  maxLength: number;
  /** A button after the one that adds a line. */
  action?: ReactNode;
}>;

/** A list of one-line texts. Enter adds the next one; empty ones are ignored. */
export function TextListField({
  label,
  language,
  firstId,
  help,
  message,
  addLabel,
  value,
  onChange,
  maxLength,
  action,
}: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const id = useId();
  const lang = languageTag(language);
  const inLanguage = (text: string) =>
    t("editing.texts.field", { label: text, language: languageNames[language] });
  const groupLabel = inLanguage(label);
  // Rows have no id, and their texts change while typing.
  const [keys, setKeys] = useState(() => value.map((_, index) => index));
  const nextKey = useRef(value.length);
  const addedKey = useRef(-1);
  // The list was filled from outside, by a copy of the other language's.
  if (keys.length !== value.length) setKeys(value.map((_, index) => -2 - index));

  const insert = (at: number) => {
    addedKey.current = nextKey.current++;
    setKeys(keys.toSpliced(at, 0, addedKey.current));
    onChange(value.toSpliced(at, 0, ""));
  };
  const remove = (at: number) => {
    setKeys(keys.toSpliced(at, 1));
    onChange(value.toSpliced(at, 1));
  };
  const focusIfAdded = (key: number) => (input: HTMLInputElement | null) => {
    if (!input || key !== addedKey.current) return;
    addedKey.current = -1;
    input.focus();
  };

  return (
    <fieldset
      aria-label={groupLabel}
      aria-describedby={help || message ? `${id}-more` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {value.length > 0 && (
        <ul className="mb-2 grid gap-2">
          {keys.map((key, index) => (
            <li key={key} className="flex gap-1">
              <input
                ref={focusIfAdded(key)}
                id={index === 0 ? firstId : undefined}
                type="text"
                lang={lang}
                aria-label={t("editing.list.row", { label: groupLabel, number: format.number(index + 1) })}
                aria-invalid={message ? true : undefined}
                maxLength={maxLength}
                value={value[index] ?? ""}
                onChange={({ target }) => onChange(value.with(index, target.value))}
                onKeyDown={(event) => {
                  // Enter also ends the composition of a Devanagari keyboard.
                  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  insert(index + 1);
                }}
                className="control"
              />
              <IconButton
                label={t("editing.list.remove", { label: groupLabel, number: format.number(index + 1) })}
                onClick={() => remove(index)}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <SmallButton icon={<Plus />} aria-label={inLanguage(addLabel)} onClick={() => insert(value.length)}>
          {addLabel}
        </SmallButton>
        {action}
      </div>
      {(help || message) && (
        <p id={`${id}-more`} className={`mt-1.5 text-sm ${message ? "text-danger-strong" : "text-ink-soft"}`}>
          {message ?? help}
        </p>
      )}
    </fieldset>
  );
}
