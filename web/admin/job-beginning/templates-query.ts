import * as z from "zod/mini";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

const constructionSchema = z.object({
  value: z.object({
    templates: z.array(z.object({ id: z.string(), name: z.object({ en: z.string(), np: z.string() }) })),
  }),
});

/** CN4: the templates of stages in the settings. */
export const templatesQuery = {
  queryKey: ["settings", "construction", "templates"],
  queryFn: async () =>
    (await callAsAdmin({ method: "GET", path: "/api/settings/construction/" }, constructionSchema)).value
      .templates,
};
