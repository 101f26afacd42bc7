/** The URL parameters that filter leads. */
export const leadFilters = ["search", "status", "kind", "owner", "due", "person"] as const;
