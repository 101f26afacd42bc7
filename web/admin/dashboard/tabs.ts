import type { ComponentType } from "react";
import { rowNames } from "#domain/rows/kinds.ts";
import { accessScopeOf, type Right } from "#domain/session/rights.ts";
import { historyRowParameter, readHistoryRow } from "#web/admin/details/history-address.ts";
import type { ResourceName } from "#web/admin/list/use-resource-page.ts";
import { useHasConstruction } from "#web/admin/session/construction-context.ts";
import { useRole } from "#web/admin/session/use-access-scope.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { useQuery } from "#web/ui/use-query.ts";

export type TabValue =
  | "today"
  | "leads"
  | "calendar"
  | "listings"
  | "pending"
  | "projects"
  | "contacts"
  | "service-requests"
  | "estimates"
  | "jobs"
  | "accounts"
  | "settings"
  | "history"
  | "trash";

export type AdminTab = Readonly<{
  /** Its name in the URL and in translation keys. */
  value: TabValue;
  /** Tabs of one group stand together. */
  group: "day" | "listings" | "inboxes" | "office";
  /** LE8: who sees it. */
  right: Right;
  /** The list whose rows the tab counts. */
  counted?: Readonly<{ resource: ResourceName; path: string; onlyNew?: boolean }>;
  /** Its code is not part of the first file, so that Today does not wait for the code of all. */
  load: () => Promise<ComponentType>;
}>;

function loadOther(value: Exclude<TabValue, "today" | "leads" | "calendar" | "estimates" | "jobs">) {
  return async () => (await import("./other-tabs.ts")).otherTabs[value];
}

/** The list of a kind of rows, with their number. */
function rowsTab(
  kind: "properties" | "projects" | "sell" | "messages" | "service-requests",
  group: AdminTab["group"],
  right: Right,
): AdminTab {
  const { tab, path } = rowNames[kind];
  return { value: tab, group, right, counted: { resource: kind, path }, load: loadOther(tab) };
}

function officeTab(value: "accounts" | "settings" | "history" | "trash", right: Right): AdminTab {
  return { value, group: "office", right, load: loadOther(value) };
}

/** DY1: in display order. The five of AD1 keep theirs; other API hosts have only those. */
const ownTabs: readonly AdminTab[] = [
  {
    value: "today",
    group: "day",
    right: "dashboard",
    load: async () => (await import("#web/admin/today/today-tab.tsx")).TodayTab,
  },
  {
    value: "leads",
    group: "day",
    right: "leads",
    counted: { resource: "leads", path: "/api/leads/?is_new=true", onlyNew: true },
    load: async () => (await import("#web/admin/leads/leads-tab.tsx")).LeadsTab,
  },
  {
    value: "calendar",
    group: "day",
    right: "leads",
    load: async () => (await import("#web/admin/calendar/calendar-tab.tsx")).CalendarTab,
  },
];

const specifiedTabs: readonly AdminTab[] = [
  rowsTab("properties", "listings", "listings"),
  rowsTab("sell", "listings", "leads"),
  rowsTab("projects", "listings", "projects"),
  rowsTab("messages", "inboxes", "leads"),
  rowsTab("service-requests", "inboxes", "leads"),
];

/** CN2, CN4: only for a company that builds. */
const constructionTabs: readonly AdminTab[] = [
  {
    value: "estimates",
    group: "inboxes",
    right: "construction",
    load: async () => (await import("#web/admin/estimates/estimates-tab.tsx")).EstimatesTab,
  },
  {
    value: "jobs",
    group: "inboxes",
    right: "construction",
    load: async () => (await import("#web/admin/jobs/jobs-tab.tsx")).JobsTab,
  },
];

const officeTabs: readonly AdminTab[] = [
  officeTab("accounts", "accounts"),
  officeTab("settings", "settings"),
  officeTab("history", "admin"),
  { ...officeTab("trash", "rows"), counted: { resource: "trash", path: "/api/trash/" } },
];

const adminTabs: readonly AdminTab[] = apiHas("ownTabs")
  ? [...ownTabs, ...specifiedTabs, ...constructionTabs, ...officeTabs]
  : specifiedTabs;

/** DY1: those that a thumb reaches on a phone; the others are behind "More". */
export const barTabs: readonly TabValue[] = ["today", "leads", "calendar", "listings"];

/** Names of tabs that are part of another one by now. */
const movedTabs: Readonly<Record<string, TabValue>> = { overview: "today" };

/** The tabs of the user's role. Agents see the history only of a row that they have opened. */
export function useAdminTabs(): readonly AdminTab[] {
  const role = useRole();
  const hasConstruction = useHasConstruction();
  const parameters = useQuery();
  const isOfRow = readHistoryRow(parameters.get(historyRowParameter) ?? "") !== undefined;
  return adminTabs.filter(
    ({ value, right }) =>
      accessScopeOf(role, value === "history" && isOfRow ? "rows" : right) !== "none" &&
      (right !== "construction" || hasConstruction),
  );
}

/** Reads the tab from the URL. Without a name it is the first tab; an unknown one, or one of another role, means the properties. */
export function readTab(parameters: URLSearchParams, tabs: readonly AdminTab[]): AdminTab | undefined {
  const name = parameters.get("tab") ?? tabs[0]?.value ?? "";
  const value = movedTabs[name] ?? name;
  return tabs.find((tab) => tab.value === value) ?? tabs.find((tab) => tab.value === "listings");
}

/** Loads the code of the tab in the URL while the session is still checked. */
export function preloadTab(parameters: URLSearchParams): void {
  // A failure is reported when the tab is shown.
  readTab(parameters, adminTabs)
    ?.load()
    .catch(() => undefined);
}
