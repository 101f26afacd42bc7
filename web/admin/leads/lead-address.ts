/** The URL parameter of the lead that is open. */
export const leadParameter = "lead";

/** The address of a lead in the dashboard. */
export function leadAddress(id: number): string {
  return `?${new URLSearchParams({ tab: "leads", [leadParameter]: String(id) })}`;
}
