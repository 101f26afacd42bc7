import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { rowNames } from "#domain/rows/kinds.ts";
import { accessScopeOf, type Right } from "#domain/session/rights.ts";
import { AccountsTab } from "#web/admin/accounts/accounts-tab.tsx";
import { LazyCalendarTab } from "#web/admin/calendar/lazy-calendar-tab.tsx";
import { SetupNotices } from "#web/admin/demo/setup-notices.tsx";
import { historyRowParameter, readHistoryRow } from "#web/admin/details/history-address.ts";
import { HistoryTab } from "#web/admin/history/history-tab.tsx";
import { LeadsTab } from "#web/admin/leads/leads-tab.tsx";
import type { ResourceName } from "#web/admin/list/use-resource-page.ts";
import { MessagesTab } from "#web/admin/messages/messages-tab.tsx";
import { ProjectsTab } from "#web/admin/projects/projects-tab.tsx";
import { PropertiesTab } from "#web/admin/properties/properties-tab.tsx";
import { SellTab } from "#web/admin/sell/sell-tab.tsx";
import { ServiceRequestsTab } from "#web/admin/service-requests/service-requests-tab.tsx";
import { useRole } from "#web/admin/session/use-access-scope.ts";
import { SettingsTab } from "#web/admin/settings/settings-tab.tsx";
import { OverviewTab } from "#web/admin/statistics/overview-tab.tsx";
import { TrashTab } from "#web/admin/trash/trash-tab.tsx";
import { isOwnApi } from "#web/api/api-url.ts";

type AdminTab = Readonly<{
  /** Its name in the URL and in translation keys. */
  value:
    | "overview"
    | "listings"
    | "pending"
    | "projects"
    | "contacts"
    | "service-requests"
    | "leads"
    | "calendar"
    | "history"
    | "trash"
    | "accounts"
    | "settings";
  resource: ResourceName;
  /** LE8: who sees it. */
  right: Right;
  /** The list whose `count` the tab shows. */
  path?: string;
  /** Only new rows are counted. */
  isCountOfNew?: boolean;
  content: ReactNode;
}>;
export type TabValue = AdminTab["value"];

/** LE1, LE6, LE7, LE8, ST1: other API hosts have none of them, nor the overview. */
const ownTabs: readonly AdminTab[] = [
  {
    value: "leads",
    resource: "leads",
    right: "leads",
    path: "/api/leads/?is_new=true",
    isCountOfNew: true,
    content: <LeadsTab />,
  },
  { value: "calendar", resource: "leads", right: "leads", content: <LazyCalendarTab /> },
  { value: "history", resource: "history", right: "admin", content: <HistoryTab /> },
  { value: "trash", resource: "trash", right: "rows", path: "/api/trash/", content: <TrashTab /> },
  { value: "accounts", resource: "accounts", right: "accounts", content: <AccountsTab /> },
  {
    value: "settings",
    resource: "accounts",
    right: "settings",
    content: <SettingsTab notices={<SetupNotices />} />,
  },
];

/** LE9 */
const overviewTab: AdminTab = {
  value: "overview",
  resource: "leads",
  right: "dashboard",
  content: <OverviewTab />,
};

function tabOf(resource: "properties" | "projects" | "sell" | "messages" | "service-requests") {
  const { tab, path } = rowNames[resource];
  return { value: tab, resource, path };
}

/** AD1: in display order. */
const adminTabs: readonly AdminTab[] = [
  ...(isOwnApi() ? [overviewTab] : []),
  { ...tabOf("properties"), right: "listings", content: <PropertiesTab /> },
  { ...tabOf("sell"), right: "leads", content: <SellTab /> },
  { ...tabOf("projects"), right: "projects", content: <ProjectsTab /> },
  { ...tabOf("messages"), right: "leads", content: <MessagesTab /> },
  { ...tabOf("service-requests"), right: "leads", content: <ServiceRequestsTab /> },
  ...(isOwnApi() ? ownTabs : []),
];

/** The tabs of the user's role. Agents see the history only of a row that they have opened. */
export function useAdminTabs(): readonly AdminTab[] {
  const role = useRole();
  const [parameters] = useSearchParams();
  const isOfRow = readHistoryRow(parameters.get(historyRowParameter) ?? "") !== undefined;
  return adminTabs.filter(
    ({ value, right }) => accessScopeOf(role, value === "history" && isOfRow ? "rows" : right) !== "none",
  );
}

/** Reads the tab from the URL. Without a name it is the first tab; an unknown one, or one of another role, means the properties. */
export function readTab(parameters: URLSearchParams, tabs: readonly AdminTab[]): TabValue {
  const name = parameters.get("tab") ?? tabs[0]?.value;
  return tabs.find((tab) => tab.value === name)?.value ?? "listings";
}
