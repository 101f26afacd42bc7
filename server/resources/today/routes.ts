import { todaySchema } from "#domain/today/today.ts";
import { accountScope, requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { type NoticeSources, readAdminNotices, readAgentNotices } from "./notices.ts";
import { presentToday } from "./presenter.ts";

/** DY2 */
export function todayRoutes(
  app: App,
  sources: NoticeSources & Pick<ResourceDependencies, "visitPages">,
): void {
  app.get(
    "/api/today/",
    {
      config: { access: "dashboard" },
      schema: {
        summary: "What the account has to do today",
        description:
          "Promised answers, next steps, visits, those before without a result, silent leads, drafts, decisions and notices. Agents get what is theirs; admins also what nobody owns. A " +
          "section lists its first lines, and its `count` is that of all.",
        tags: ["today"],
        querystring: languageQuery,
        response: { 200: todaySchema, ...listErrors },
      },
    },
    async (request, reply) => {
      const account = requireAccount(request);
      const isAdmin = accountScope(account, "admin") === "all";
      return presentToday(sources.database, {
        nowMs: Date.now(),
        owner: { accountId: account.id, hasUnowned: isAdmin },
        canApprove: accountScope(account, "approvals") === "all",
        silentDays: sources.settings.read().calendar.silentLeadDays,
        visitPages: sources.visitPages,
        hasJobs: sources.settings.read().construction.isOn && accountScope(account, "construction") === "all",
        language: negotiateLanguage(request, reply),
        notices: isAdmin ? readAdminNotices(sources) : readAgentNotices(sources, account.id),
      });
    },
  );
}
