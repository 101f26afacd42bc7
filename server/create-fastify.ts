import { randomUUID } from "node:crypto";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Config } from "./platform/config.ts";
import type { App } from "./platform/http/app-type.ts";
import { decodePlainCharacters } from "./platform/http/decode-plain-characters.ts";
import { sendError } from "./platform/http/error-handler.ts";
import { setMinimalSecurityHeaders } from "./platform/http/security-headers.ts";
import type { ServerLimits } from "./platform/http/server-limits.ts";

export function createFastify(config: Config, logger: FastifyBaseLogger, limits: ServerLimits): App {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A child logger per request would cost more than the request's one log line, which contains its id.
    childLoggerFactory: (parent) => parent,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    requestTimeout: limits.requestTimeoutMs,
    connectionTimeout: limits.connectionTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.connectionCheckIntervalMs,
    },
    forceCloseConnections: "idle",
    // A stopping server answers what it has accepted; the balancer gets no connection for anything else.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = "/" }) => decodePlainCharacters(url),
    // A URL that can't be decoded never reaches a route or its hooks.
    frameworkErrors(error, request, reply) {
      setMinimalSecurityHeaders(reply);
      sendError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(sendError);
  return app;
}
