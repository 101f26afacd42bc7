import { timeoutManager } from "@tanstack/react-query";
import type { Language } from "#domain/language.ts";
import { AdminApp } from "#web/admin/admin-app.tsx";
import { storedSession } from "#web/admin/session/stored-session.ts";
import { serveApi } from "#web/testing/fake-api.ts";
import { openPage } from "#web/testing/open-page.tsx";

const admin = { username: "admin", is_admin: true, is_staff: true };
const agent = { username: "agent", is_admin: false, is_staff: true, is_agent: true };

/** Without a delay before a failed call is retried (LO5), so that failures show at once. Other timers keep their time. */
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs < 10_000 ? 0 : delayMs),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (callback, delayMs) => setInterval(callback, delayMs),
  clearInterval: (timer) => clearInterval(timer),
});

/** The dashboard of a logged-in account at an address such as "?tab=projects", with a faked API. */
export async function openDashboard(
  search: string,
  handlers: Parameters<typeof serveApi>[0] = {},
  {
    language = "en",
    isAdmin = true,
    hasConstruction = false,
  }: { language?: Language; isAdmin?: boolean; hasConstruction?: boolean } = {},
) {
  const user = isAdmin ? admin : agent;
  const api = serveApi({
    "GET /api/check-admin/": { json: { is_admin: isAdmin } },
    "GET /api/profile/": { json: user },
    ...handlers,
  });
  storedSession.write({ access: "access", refresh: "refresh", user });
  await openPage(
    <AdminApp languageToggle={null} hasConstruction={hasConstruction} />,
    `/admin${search}`,
    language,
  );
  return api;
}
