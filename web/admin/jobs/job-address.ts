/** CN4: the URL parameters that name the shown job, and the part of it. */
export const jobParameter = "job";
export const partParameter = "part";

export function jobAddress(id: number, part?: string): string {
  return `?${new URLSearchParams({ tab: "jobs", [jobParameter]: String(id), ...(part && { [partParameter]: part }) })}`;
}
