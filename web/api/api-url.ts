/** API7: where a call goes: this server, or the host the site was built for. */
export function apiUrl(path: string): string {
  const host = import.meta.env.VITE_API_URL ?? "";
  return host.replace(/\/+$/, "") + path;
}

export function isOwnApi(): boolean {
  return apiUrl("") === "";
}
