import { redirectSchema } from "#domain/redirects/redirect.ts";
import { editedRows } from "#web/admin/editing/edited-rows.ts";

export const redirectsPath = "/api/redirects/";
export const redirectRows = editedRows("redirects", redirectsPath, redirectSchema);
