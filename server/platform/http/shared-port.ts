import type { FastifyListenOptions } from "fastify";

/** The kernel gives each new connection to one of the processes that listen on the port in this way. */
export function sharedPort({
  host,
  port,
}: Readonly<{ host: string; port: number }>): FastifyListenOptions & Readonly<{ reusePort: true }> {
  return { host, port, reusePort: true };
}
