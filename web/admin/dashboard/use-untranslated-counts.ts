import { useQueries } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type Language, languages } from "#domain/language.ts";
import { accessScopeOf } from "#domain/session/rights.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useRole } from "#web/admin/session/use-access-scope.ts";
import { pageOf } from "#web/api/response-schema.ts";

const lists = [
  { tab: "listings", resource: "properties", right: "listings", path: "/api/properties/" },
  { tab: "projects", resource: "projects", right: "projects", path: "/apis/projects/" },
] as const;

const rowSchema = z.object({ translations: z.optional(z.unknown()) });

type UntranslatedCount = Readonly<{
  tab: (typeof lists)[number]["tab"];
  language: Language;
  count: number;
}>;

/** The lists that contain rows without a text in a language. A failed count is left out. */
export function useUntranslatedCounts(): readonly UntranslatedCount[] {
  const refetchInterval = useRefreshInterval();
  const role = useRole();
  const visible = lists.filter(({ right }) => accessScopeOf(role, right) !== "none");
  const counted = visible.flatMap((list) =>
    languages.toReversed().map((language) => ({ ...list, language })),
  );
  const counts = useQueries({
    queries: counted.map(({ resource, path, language }) => ({
      queryKey: [resource, "untranslated", language],
      queryFn: () => fetchCount(`${path}?untranslated=${language}&page_size=1`),
      refetchInterval,
    })),
  });
  return counted.flatMap(({ tab, language }, index) => {
    const count = counts[index]?.data ?? 0;
    return count > 0 ? [{ tab, language, count }] : [];
  });
}

/** Another API host ignores the filter and sends no `translations`. */
async function fetchCount(path: string): Promise<number> {
  const { results, count } = await callAsAdmin({ method: "GET", path }, pageOf(rowSchema));
  return results.some(({ translations }) => translations !== undefined) ? count : 0;
}
