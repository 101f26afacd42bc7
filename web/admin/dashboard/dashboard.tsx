import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { LazyContent } from "#web/admin/loading/lazy-content.tsx";
import { TabList } from "#web/ui/tabs.tsx";
import { useQuery } from "#web/ui/use-query.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { readTab, type TabValue, useAdminTabs } from "./tabs.ts";
import { useLiveLists } from "./use-live-lists.ts";
import { useTabList } from "./use-tab-list.tsx";

type Props = Readonly<{ main: RefObject<HTMLElement | null> }>;

/** AD1 DY1. The URL contains the tab, so that a reload and a link open it. */
export function Dashboard({ main }: Props) {
  const { t } = useAdminTranslation();
  const navigate = useNavigate();
  const parameters = useQuery();
  useLiveLists();
  const tabs = useTabList();
  const tab = readTab(parameters, useAdminTabs());
  const sidebar = useRef<HTMLElement>(null);
  const value = tab?.value;

  // In a low window the sidebar scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: repeats when another tab is selected
  useEffect(() => {
    sidebar.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [value]);

  if (!tab) return null;
  // Filters of one list do not apply to another.
  const open = (next: TabValue) => void navigate(`?tab=${next}`);
  return (
    <>
      <BottomBar tabs={tabs} value={tab.value} onChange={open} />
      <div className="dashboard-columns">
        <aside
          ref={sidebar}
          className="dashboard-sidebar border-line border-r px-3 py-4 max-lg:hidden print:hidden"
        >
          <TabList
            label={t("dashboard.tabs.label")}
            look="column"
            tabs={tabs}
            value={tab.value}
            onChange={open}
            selectsOnFocus
          />
        </aside>
        <main
          id="content"
          tabIndex={-1}
          ref={main}
          data-dashboard
          className="page-width min-h-[70svh] min-w-0 pt-6 pb-16 outline-none max-lg:tall:pb-24"
        >
          <div role="tabpanel" aria-label={t(`dashboard.tabs.${tab.value}`)}>
            <LazyContent key={tab.value} load={tab.load} given={{}} />
          </div>
        </main>
      </div>
    </>
  );
}
