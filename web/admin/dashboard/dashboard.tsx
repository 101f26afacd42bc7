import { type ReactNode, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { Profile } from "#domain/session/session.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { MailNotice } from "#web/admin/mail/mail-notice.tsx";
import { PlaceProposals } from "#web/admin/places/place-proposals.tsx";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";
import { readTab, useAdminTabs } from "./tabs.tsx";
import { UntranslatedLinks } from "./untranslated-links.tsx";
import { useCounts } from "./use-counts.ts";
import { useLiveLists } from "./use-live-lists.ts";

type Props = Readonly<{ user: Profile; onLogOut: () => Promise<void>; languageToggle: ReactNode }>;

/** AD1. The URL contains the tab, so that a reload and a link open it. */
export function Dashboard({ user, onLogOut, languageToggle }: Props) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const format = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const counts = useCounts();
  useLiveLists();
  const tabs = useAdminTabs();
  const value = readTab(parameters, tabs);
  const isAdmin = useAccessScope("admin") === "all";
  const main = useRef<HTMLDivElement>(null);

  // On a phone, the tabs scroll sideways: the selected one is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: repeats when another tab is selected, or a count widens a tab
  useEffect(() => {
    main.current?.querySelector('[role="tab"][aria-selected="true"]')?.scrollIntoView({
      block: "nearest",
      inline: "center",
    });
  }, [value, counts.size]);

  return (
    <>
      {/* Not a link: a step to a fragment would be one that the leave guard of an editor can't stop. */}
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {site("chrome.skip")}
      </button>
      <DashboardHeader user={user} onLogOut={onLogOut} languageToggle={languageToggle} />
      <main
        id="content"
        tabIndex={-1}
        ref={main}
        data-dashboard
        className="page-width min-h-[70svh] pt-4 pb-16 outline-none"
      >
        {isAdmin && <MailNotice />}
        <UntranslatedLinks />
        {isAdmin && <PlaceProposals />}
        <Tabs
          label={t("dashboard.tabs.label")}
          value={value}
          // Filters of one list do not apply to another.
          onChange={(tab) => setParameters({ tab }, { preventScrollReset: true })}
          tabs={tabs.map((tab) => {
            const count = counts.get(tab.value);
            const number = count === undefined ? undefined : format.number(count);
            const shown = tab.isCountOfNew && number ? t("leads.newCount", { number }) : number;
            return {
              value: tab.value,
              label: t(`dashboard.tabs.${tab.value}`),
              ...(shown && !(tab.isCountOfNew && count === 0) && { count: shown }),
              content: tab.content,
            };
          })}
        />
      </main>
    </>
  );
}
