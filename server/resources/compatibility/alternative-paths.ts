/**
 * Compatibility with older clients (API2): they make some calls by another path or method. The first of each list is the
 * current one; all are answered alike.
 */
export const propertyPaths = {
  create: ["/api/properties/create/", "/api/properties/"],
  update: [
    { method: "PUT", url: "/api/properties/:id/update/" },
    { method: "PUT", url: "/api/properties/:id/" },
    { method: "PATCH", url: "/api/properties/:id/" },
  ],
  delete: [
    { method: "DELETE", url: "/api/properties/:id/delete/" },
    { method: "DELETE", url: "/api/properties/delete/:id/" },
    { method: "POST", url: "/api/properties/:id/delete/" },
  ],
} as const;

export const submissionPaths = { delete: ["/sell/:id/delete/", "/sell/:id/"] } as const;
