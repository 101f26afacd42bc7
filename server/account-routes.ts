import type { Config } from "./platform/config.ts";
import type { App } from "./platform/http/app-type.ts";
import { PageTokens } from "./platform/secrets/page-tokens.ts";
import { sessionRoutes } from "./platform/session/routes.ts";
import { secondFactorRoutes } from "./platform/session/second-factor-routes.ts";
import { WebhookSecrets } from "./platform/webhooks/webhook-secrets.ts";
import { invitationRoutes } from "./resources/accounts/invitation-routes.ts";
import { ownAccountRoutes } from "./resources/accounts/own-account-routes.ts";
import { accountRoutes } from "./resources/accounts/routes.ts";
import { apiKeyRoutes } from "./resources/api-keys/routes.ts";
import { setupRoutes } from "./resources/setup/routes.ts";
import { webhookRoutes } from "./resources/webhooks/routes.ts";
import type { Services } from "./services.ts";

/** Who may log in, with what, and as whom. */
export async function registerAccountRoutes(app: App, config: Config, services: Services): Promise<void> {
  const { database, secret, tokens, rateLimits, identifyVisitor, factors, reauthentication, settings } =
    services;
  const { submissionContexts, setup, hasMail } = services;
  await sessionRoutes(app, { database, tokens, loginLimits: rateLimits.logins, factors, identifyVisitor });
  secondFactorRoutes(app, factors, reauthentication);
  ownAccountRoutes(app, database, reauthentication);
  apiKeyRoutes(app, database, reauthentication);
  webhookRoutes(app, {
    database,
    reauthentication,
    secrets: new WebhookSecrets(secret),
    ...config.webhooks,
  });
  accountRoutes(app, {
    database,
    reauthentication,
    publicUrl: config.publicUrl,
    hasMail,
    settings,
    invitationTokens: new PageTokens(secret, "invitations"),
    submissionContexts,
  });
  invitationRoutes(app, database, rateLimits.logins, identifyVisitor);
  setupRoutes(app, setup, { logins: rateLimits.logins, identifyVisitor });
}
