import type { AdminCatalogue } from "#web/i18n/admin-catalogue.ts";
import { dashboard } from "./dashboard.ts";
import { list } from "./list.ts";
import { guard, login } from "./login.ts";
import { messages } from "./messages.ts";

export const adminNp: AdminCatalogue = { dashboard, guard, list, login, messages };
