/** The URL parameter of the lead that is open. */
export const leadParameter = "lead";

/** The URL parameters that show the page of a lead. */
export const leadPageParameters = ["tab", leadParameter];

/** The address of a lead in the dashboard. */
export function leadAddress(id: number): string {
  return `?${new URLSearchParams({ tab: "leads", [leadParameter]: String(id) })}`;
}

/** The same with the reply by e-mail open. */
export function replyAddress(id: number): string {
  return `${leadAddress(id)}&reply=${id}`;
}
