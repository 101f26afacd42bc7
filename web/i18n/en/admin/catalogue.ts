import { dashboard } from "./dashboard.ts";
import { list } from "./list.ts";
import { guard, login } from "./login.ts";
import { messages } from "./messages.ts";

export const adminEn = { dashboard, guard, list, login, messages } as const;
