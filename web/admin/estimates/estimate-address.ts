/** CN2: the URL parameter that names the shown estimate. */
export const estimateParameter = "estimate";

export function estimateAddress(id: number): string {
  return `?${new URLSearchParams({ tab: "estimates", [estimateParameter]: String(id) })}`;
}

/** CN2: the URL parameter of an earlier version. */
export const versionParameter = "version";

export function versionAddress(id: number, number: number): string {
  return `${estimateAddress(id)}&${versionParameter}=${number}`;
}
