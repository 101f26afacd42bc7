import { account } from "./account.ts";
import { accounts } from "./accounts.ts";
import { calendar } from "./calendar.ts";
import { dashboard } from "./dashboard.ts";
import { editing } from "./editing.ts";
import { facts } from "./facts.ts";
import { find } from "./find.ts";
import { history } from "./history.ts";
import { leads } from "./leads.ts";
import { list } from "./list.ts";
import { guard, login } from "./login.ts";
import { mail } from "./mail.ts";
import { messages } from "./messages.ts";
import { papers } from "./papers.ts";
import { places } from "./places.ts";
import { projects } from "./projects.ts";
import { properties } from "./properties.ts";
import { rates } from "./rates.ts";
import { sell } from "./sell.ts";
import { serviceRequests } from "./service-requests.ts";
import { settings } from "./settings.ts";
import { demo, setup } from "./setup.ts";
import { sms } from "./sms.ts";
import { statistics } from "./statistics.ts";
import { today } from "./today.ts";
import { trash } from "./trash.ts";
import { visits } from "./visits.ts";

export const adminEn = {
  account,
  accounts,
  calendar,
  dashboard,
  facts,
  find,
  guard,
  history,
  leads,
  list,
  login,
  mail,
  messages,
  sell,
  serviceRequests,
  editing,
  papers,
  places,
  projects,
  properties,
  rates,
  settings,
  setup,
  demo,
  sms,
  statistics,
  today,
  trash,
  visits,
} as const;
