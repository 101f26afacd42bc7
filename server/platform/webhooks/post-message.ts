import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { ClosedAddress, lookUpPublic, type ResolveName, requireOpenHost } from "./public-address.ts";

/** IM7: what became of an attempt. An answer that is no success is an answer, too. */
export type Attempt = Readonly<{ status: number | null; error: string | null }>;

export type SendOptions = Readonly<{
  /** Whether addresses inside the network, and such without TLS, may be called. */
  isPrivateNetworkAllowed: boolean;
  timeoutMs: number;
  /** That of the operating system, if there is no other. */
  resolve?: ResolveName;
}>;

/**
 * Posts a message once and reads the status of the answer, nothing else. Each call has its own connection, redirects are not
 * followed, and no proxy is used.
 */
export async function postMessage(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { isPrivateNetworkAllowed, timeoutMs, resolve: resolveName }: SendOptions,
): Promise<Attempt> {
  try {
    const url = new URL(address);
    if (!isPrivateNetworkAllowed) {
      if (url.protocol !== "https:") return { status: null, error: "https_required" };
      requireOpenHost(url);
    }
    const status = await new Promise<number>((resolve, reject) => {
      const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
        ...(!isPrivateNetworkAllowed && { lookup: lookUpPublic(resolveName) }),
      });
      request.on("error", reject);
      request.on("response", (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.end(body);
    });
    return { status, error: null };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
}

/** A code that the dashboard explains; everything unforeseen is "unreachable". */
function reasonOf(error: unknown): string {
  if (error instanceof ClosedAddress) return "address_closed";
  if (!(error instanceof Error)) return "unreachable";
  if (error.name === "TimeoutError" || (error.cause instanceof Error && error.cause.name === "TimeoutError"))
    return "timeout";
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "name_unknown";
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(code)) return "certificate_invalid";
  return "unreachable";
}
