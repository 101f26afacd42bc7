import type { ReactNode } from "react";
import { HistoryTab } from "#web/admin/history/history-tab.tsx";
import { LeadsTab } from "#web/admin/leads/leads-tab.tsx";
import type { ResourceName } from "#web/admin/list/use-resource-page.ts";
import { MessagesTab } from "#web/admin/messages/messages-tab.tsx";
import { ProjectsTab } from "#web/admin/projects/projects-tab.tsx";
import { PropertiesTab } from "#web/admin/properties/properties-tab.tsx";
import { SellTab } from "#web/admin/sell/sell-tab.tsx";
import { ServiceRequestsTab } from "#web/admin/service-requests/service-requests-tab.tsx";
import { TrashTab } from "#web/admin/trash/trash-tab.tsx";
import { isOwnApi } from "#web/api/api-url.ts";

type AdminTab = Readonly<{
  /** Its name in the URL and in translation keys. */
  value:
    | "listings"
    | "pending"
    | "projects"
    | "contacts"
    | "service-requests"
    | "leads"
    | "history"
    | "trash";
  resource: ResourceName;
  /** The list whose `count` the tab shows. */
  path?: string;
  /** Only new rows are counted. */
  isCountOfNew?: boolean;
  content: ReactNode;
}>;
export type TabValue = AdminTab["value"];

/** LE1, LE6, LE7: other API hosts have none of them. */
const ownTabs: readonly AdminTab[] = [
  {
    value: "leads",
    resource: "leads",
    path: "/api/leads/?is_new=true",
    isCountOfNew: true,
    content: <LeadsTab />,
  },
  { value: "history", resource: "history", content: <HistoryTab /> },
  { value: "trash", resource: "trash", path: "/api/trash/", content: <TrashTab /> },
];

/** AD1: in display order. */
export const adminTabs: readonly AdminTab[] = [
  { value: "listings", resource: "properties", path: "/api/properties/", content: <PropertiesTab /> },
  { value: "pending", resource: "sell", path: "/sell/", content: <SellTab /> },
  { value: "projects", resource: "projects", path: "/apis/projects/", content: <ProjectsTab /> },
  { value: "contacts", resource: "messages", path: "/messages/", content: <MessagesTab /> },
  {
    value: "service-requests",
    resource: "service-requests",
    path: "/service-requests/",
    content: <ServiceRequestsTab />,
  },
  ...(isOwnApi() ? ownTabs : []),
];

/** Reads the tab from the URL. An unknown or missing name means the first tab. */
export function readTab(parameters: URLSearchParams): TabValue {
  const name = parameters.get("tab");
  return adminTabs.find((tab) => tab.value === name)?.value ?? "listings";
}
