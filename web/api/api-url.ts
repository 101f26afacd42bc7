/** API7: calls go to this server, or to the host that the site was built for. */
export function apiUrl(path: string): string {
  const host = import.meta.env.VITE_API_URL ?? "";
  return host.replace(/\/+$/, "") + path;
}
