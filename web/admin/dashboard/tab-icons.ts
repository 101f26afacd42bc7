import Calculator from "lucide-react/icons/calculator";
import CalendarDays from "lucide-react/icons/calendar-days";
import FolderKanban from "lucide-react/icons/folder-kanban";
import HandCoins from "lucide-react/icons/hand-coins";
import HardHat from "lucide-react/icons/hard-hat";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";
import ListChecks from "lucide-react/icons/list-checks";
import Mail from "lucide-react/icons/mail";
import Settings from "lucide-react/icons/settings";
import Trash2 from "lucide-react/icons/trash-2";
import UserRoundSearch from "lucide-react/icons/user-round-search";
import Users from "lucide-react/icons/users";
import Wrench from "lucide-react/icons/wrench";
import type { TabValue } from "./tabs.ts";

export const tabIcons: Readonly<Record<TabValue, typeof House>> = {
  today: ListChecks,
  leads: UserRoundSearch,
  calendar: CalendarDays,
  listings: House,
  pending: HandCoins,
  projects: FolderKanban,
  estimates: Calculator,
  jobs: HardHat,
  contacts: Mail,
  "service-requests": Wrench,
  accounts: Users,
  settings: Settings,
  history: History,
  trash: Trash2,
};
