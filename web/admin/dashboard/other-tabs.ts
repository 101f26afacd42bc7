import { AccountsTab } from "#web/admin/accounts/accounts-tab.tsx";
import { HistoryTab } from "#web/admin/history/history-tab.tsx";
import { MessagesTab } from "#web/admin/messages/messages-tab.tsx";
import { ProjectsTab } from "#web/admin/projects/projects-tab.tsx";
import { PropertiesTab } from "#web/admin/properties/properties-tab.tsx";
import { SellTab } from "#web/admin/sell/sell-tab.tsx";
import { ServiceRequestsTab } from "#web/admin/service-requests/service-requests-tab.tsx";
import { SettingsTab } from "#web/admin/settings/settings-tab.tsx";
import { TrashTab } from "#web/admin/trash/trash-tab.tsx";

/** One file: they share most of their code, and each file of its own would split what public pages share with them, too. */
export const otherTabs = {
  listings: PropertiesTab,
  pending: SellTab,
  projects: ProjectsTab,
  contacts: MessagesTab,
  "service-requests": ServiceRequestsTab,
  accounts: AccountsTab,
  settings: SettingsTab,
  history: HistoryTab,
  trash: TrashTab,
} as const;
