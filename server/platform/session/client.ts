import type { FastifyRequest } from "fastify";
import { networkOf } from "#server/platform/rate-limits/visitor.ts";

/** From where and with what an account is used, as it is stored with the session. */
export type Client = Readonly<{ network: string; userAgent: string | null }>;

const maxUserAgentLength = 300;

export function clientOf(request: FastifyRequest): Client {
  const userAgent = request.headers["user-agent"]?.slice(0, maxUserAgentLength) ?? null;
  return { network: networkOf(request.ip), userAgent };
}
