import { useId } from "react";
import type { Branches } from "#domain/settings/lists.ts";
import type { Localized } from "#domain/settings/local-text.ts";
import { phoneUrl } from "#domain/settings/page-company.ts";
import { useAboutTranslation } from "#web/i18n/about-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SectionHead } from "./section-head.tsx";

type Branch = Localized<Branches>["items"][number];

export function BranchOffices({ branches }: Readonly<{ branches: Localized<Branches> }>) {
  const { t } = useAboutTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="page-width pt-section">
      <SectionHead id={heading} title={t("about.branches.title")} lead={branches.lead} />
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {branches.items.map((branch) => (
          <li key={branch.id} className="grid">
            <BranchOffice branch={branch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BranchOffice({ branch }: { branch: Branch }) {
  const { t } = useAboutTranslation();
  const format = useFormat();
  const { city, address, phone, isHeadOffice } = branch;
  return (
    <div
      className={`flex flex-col border-t-4 bg-surface px-5 pt-4 pb-2 shadow-sm ${isHeadOffice ? "border-madder-edge" : "border-marigold"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="display text-2xl">
          <LangText>{city}</LangText>
        </h3>
        {isHeadOffice && <Badge tone="green">{t("about.branches.headOffice")}</Badge>}
      </div>
      {address && (
        <p className="mt-2 flex items-start gap-2 text-ink-soft">
          <Icon name="map-pin" className="mt-[0.35em] size-4 shrink-0" />
          <span>
            {address.split(", ").map((part, index, parts) => (
              // Breaks lines only between parts, so that a ward keeps its number.
              <span key={part} className="inline-block">
                {part}
                {index < parts.length - 1 && ",\u00a0"}
              </span>
            ))}
          </span>
        </p>
      )}
      {phone && (
        <a
          href={phoneUrl(phone)}
          aria-label={`${t("about.branches.call", { city })}: ${format.digits(phone)}`}
          className="mt-auto flex min-h-touch items-center gap-2 pt-1 font-semibold text-indigo underline-offset-4 hover:text-indigo-hover hover:underline"
        >
          <Icon name="phone" className="size-4 shrink-0" />
          <span className="figures min-w-0 wrap-anywhere">{format.digits(phone)}</span>
        </a>
      )}
    </div>
  );
}
