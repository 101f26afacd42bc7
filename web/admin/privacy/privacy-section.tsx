import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { findPeople } from "./privacy-calls.ts";
import { usePrivacyTranslation } from "./privacy-messages.ts";

const minSearchLength = 2;

/** IM8: finds a person, shows what there is, hands it over or erases it. */
export function PrivacySection() {
  const { t: admin } = useAdminTranslation();
  const { t } = usePrivacyTranslation();
  const [search, setSearch] = useState("");
  const [chosenId, setChosenId] = useState<number | null>(null);
  return (
    <section aria-labelledby="privacy-title">
      <h2 id="privacy-title" tabIndex={-1} data-list-heading className="text-2xl outline-none">
        {admin("settings.own.privacy.title")}
      </h2>
      <p className="mt-1 mb-6 max-w-text text-ink-soft">{t("text")}</p>
      <div className="grid max-w-text gap-6">
        <TextField
          label={t("search")}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setChosenId(null);
          }}
        />
        {chosenId === null ? (
          <FoundPeople search={search.trim()} onChoose={setChosenId} />
        ) : (
          <PersonPanel key={chosenId} id={chosenId} onErased={() => setChosenId(null)} />
        )}
      </div>
    </section>
  );
}

type FoundProps = Readonly<{ search: string; onChoose: (id: number) => void }>;

function FoundPeople({ search, onChoose }: FoundProps) {
  const { t } = usePrivacyTranslation();
  const query = useQuery({
    queryKey: ["privacy", "people", search],
    queryFn: () => findPeople(search),
    enabled: search.length >= minSearchLength,
    gcTime: 0,
  });
  if (query.isError) return <QueryError title={t("failed")} query={query} />;
  if (!query.data) return null;
  if (query.data.length === 0) return <p className="text-ink-soft">{t("none")}</p>;
  return (
    <ul className="border-line border-t">
      {query.data.map(({ id, name, contacts }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3">
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">
              <LangText>{name || t("unnamed")}</LangText>
            </p>
            <p className="wrap-anywhere text-ink-soft text-sm">{contacts.join(" · ")}</p>
          </div>
          <SmallButton
            aria-label={t("chooseOf", { name: name || t("unnamed") })}
            onClick={() => onChoose(id)}
          >
            {t("choose")}
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}
