import type { ReactNode } from "react";
import type { ResourceName } from "#web/admin/list/use-resource-page.ts";
import { MessagesTab } from "#web/admin/messages/messages-tab.tsx";
import { ProjectsTab } from "#web/admin/projects/projects-tab.tsx";
import { PropertiesTab } from "#web/admin/properties/properties-tab.tsx";
import { SellTab } from "#web/admin/sell/sell-tab.tsx";
import { ServiceRequestsTab } from "#web/admin/service-requests/service-requests-tab.tsx";

type AdminTab = Readonly<{
  /** Its name in the address and in the catalogue. */
  value: "listings" | "pending" | "projects" | "contacts" | "service-requests";
  resource: ResourceName;
  /** The list whose `count` stands on the tab. */
  path: string;
  content: ReactNode;
}>;
export type TabValue = AdminTab["value"];

/** AD1: the parts of the dashboard, in their order. */
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
];

/** The tab an address asks for; without one, or with one that is not there, the first. */
export function readTab(parameters: URLSearchParams): TabValue {
  const asked = parameters.get("tab");
  return adminTabs.find((tab) => tab.value === asked)?.value ?? "listings";
}
