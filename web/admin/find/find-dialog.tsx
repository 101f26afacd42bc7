import { type KeyboardEvent, useId, useState } from "react";
import { maxFindLength, minFindLength } from "#domain/find/find.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { usePageNavigate } from "#web/ui/page-link.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type Choice, useChoices } from "./use-choices.ts";

/** DY3: a field and a list below it, by keyboard alone: arrows choose, Enter opens. */
export function FindDialog({ isOpen, onClose }: Readonly<{ isOpen: boolean; onClose: () => void }>) {
  const { t } = useAdminTranslation();
  const openPage = usePageNavigate();
  const listId = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { choices, isFetching } = useChoices(text.trim());
  const current = choices[Math.min(active, choices.length - 1)];

  function open({ to }: Choice) {
    onClose();
    setText("");
    void openPage(`/admin${to}`);
  }
  function move(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      const index = current ? choices.indexOf(current) : 0;
      setActive((index + step + choices.length) % choices.length);
    }
    if (event.key === "Enter" && current) {
      event.preventDefault();
      open(current);
    }
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={(next) => !next && onClose()} title={t("find.title")}>
      <TextField
        label={t("find.label")}
        type="search"
        role="combobox"
        autoComplete="off"
        maxLength={maxFindLength}
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-activedescendant={current && `${listId}-${current.key}`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={move}
      />
      <div id={listId} role="listbox" aria-label={t("find.results")} className="mt-3 grid">
        {choices.map((choice) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, and keeps the focus
          <div
            key={choice.key}
            id={`${listId}-${choice.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={choice === current}
            onClick={() => open(choice)}
            className="touch flex cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 hover:bg-sunken aria-selected:bg-sunken"
          >
            <span className="min-w-0 grow wrap-anywhere">
              <span className="block font-semibold">
                <LangText>{choice.title}</LangText>
              </span>
              {choice.text && (
                <span className="line-clamp-1 text-ink-soft text-sm">
                  <LangText>{choice.text}</LangText>
                </span>
              )}
            </span>
            <span className="shrink-0 text-ink-soft text-xs">{choice.kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-2 text-ink-soft text-sm">
        {text.trim().length >= minFindLength && choices.length === 0 && !isFetching && t("find.nothing")}
      </p>
    </Dialog>
  );
}
