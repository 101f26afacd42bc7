/** The URL parameter of the lead that is open. */
export const leadParameter = "lead";

/** The URL parameter of the person whose leads are listed. */
export const personParameter = "person";

/** The URL parameters that show the page of a lead. */
export const leadPageParameters = ["tab", leadParameter];

/** The address of a lead in the dashboard. */
export function leadAddress(id: number): string {
  return `?${new URLSearchParams({ tab: "leads", [leadParameter]: String(id) })}`;
}

/** The list of all leads of one person. */
export function leadsOfPersonAddress(personId: number): string {
  return `?${new URLSearchParams({ tab: "leads", [personParameter]: String(personId) })}`;
}

/** The page of a lead with the reply by e-mail open. */
export function replyAddress(id: number): string {
  return `${leadAddress(id)}&reply=${id}`;
}
