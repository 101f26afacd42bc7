import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { type Found, foundListSchema, maxFindLength, minFindLength } from "#domain/find/find.ts";
import { accessScopeOf, type Right } from "#domain/session/rights.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { leadAddress } from "#web/admin/leads/lead-address.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useRole } from "#web/admin/session/use-access-scope.ts";
import { documentNames } from "#web/admin/settings/documents.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { usePageNavigate } from "#web/ui/page-link.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type Choice = Readonly<{ key: string; kind: string; title: string; text: string; to: string }>;

const addressOf = {
  leads: leadAddress,
  listings: (id: number) => `?tab=listings&open=${id}`,
  projects: (id: number) => `?tab=projects&open=${id}`,
} as const;

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

function useChoices(text: string) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const role = useRole();
  const isLong = text.length >= minFindLength;
  const { data: found = [], isFetching } = useQuery({
    queryKey: ["find", text, language],
    queryFn: async (): Promise<readonly Found[]> => {
      const path = `/api/find/?${new URLSearchParams({ q: text })}`;
      const call = { method: "GET", path, headers: acceptLanguage(language) } as const;
      return (await callAsAdmin(call, foundListSchema)).results;
    },
    enabled: isLong,
    placeholderData: (previous) => previous,
  });
  const can = (right: Right) => accessScopeOf(role, right) !== "none";
  const action = (title: string, to: string) => ({
    key: to,
    kind: t("find.kinds.action"),
    title,
    text: "",
    to,
  });
  const actions = [
    action(t("properties.add"), "?tab=listings&edit=new"),
    action(t("leads.add.open"), "?tab=leads&edit=new"),
    ...(can("projects") ? [action(t("projects.add"), "?tab=projects&edit=new")] : []),
  ];
  const settings = can("settings")
    ? documentNames.map((name) => ({
        ...action(t(`settings.sections.${name}.title`), `?tab=settings&edit=${name}`),
        kind: t("find.kinds.setting"),
      }))
    : [];
  const named = [...actions, ...settings].filter(({ title }) =>
    title.toLowerCase().includes(text.toLowerCase()),
  );
  const rows = found.map(({ kind, id, title, text: about }) => ({
    key: `${kind}-${id}`,
    kind: t(`find.kinds.${kind}`),
    title,
    text: about,
    to: addressOf[kind](id),
  }));
  const choices: readonly Choice[] = isLong ? [...rows, ...named] : actions;
  return { choices, isFetching };
}
