import { useQuery } from "@tanstack/react-query";
import { type Found, foundListSchema, minFindLength } from "#domain/find/find.ts";
import { languages } from "#domain/language.ts";
import { containsText } from "#domain/search-text.ts";
import { accessScopeOf, type Right } from "#domain/session/rights.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { leadAddress, leadsOfPersonAddress } from "#web/admin/leads/lead-address.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useRole } from "#web/admin/session/use-access-scope.ts";
import { documentNames } from "#web/admin/settings/documents.ts";
import { ownSectionAddress, ownSectionNames } from "#web/admin/settings/own-section-names.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

export type Choice = Readonly<{ key: string; kind: string; title: string; text: string; to: string }>;
type AdminTexts = ReturnType<typeof useAdminTranslation>["t"];

const addressOf = {
  people: leadsOfPersonAddress,
  leads: leadAddress,
  listings: (id: number) => `?tab=listings&open=${id}`,
  projects: (id: number) => `?tab=projects&open=${id}`,
} as const;

/** DY3: what matches a text; before there is one, the actions. */
export function useChoices(text: string): Readonly<{ choices: readonly Choice[]; isFetching: boolean }> {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const role = useRole();
  const isLong = text.length >= minFindLength;
  const { data: found = [], isFetching } = useQuery({
    queryKey: ["find", text, language],
    queryFn: async (): Promise<readonly Found[]> => {
      const path = `/api/find/?${new URLSearchParams({ q: text })}`;
      const call = { method: "GET", path, headers: acceptLanguage(language) } as const;
      return (await callAsAdmin(call, foundListSchema)).results;
    },
    enabled: isLong,
    placeholderData: (previous) => previous,
  });
  const others = useOtherTexts();
  const can = (right: Right) => accessScopeOf(role, right) !== "none";
  const named = (kind: "action" | "setting", to: string, titleIn: (texts: AdminTexts) => string) => ({
    names: [t, ...others].map(titleIn),
    choice: { key: to, kind: t(`find.kinds.${kind}`), title: titleIn(t), text: "", to },
  });
  const actions = [
    named("action", "?tab=listings&edit=new", (texts) => texts("properties.add")),
    named("action", "?tab=leads&edit=new", (texts) => texts("leads.add.open")),
    ...(can("projects") ? [named("action", "?tab=projects&edit=new", (texts) => texts("projects.add"))] : []),
  ];
  const settings = can("settings")
    ? [
        ...documentNames.map((name) =>
          named("setting", `?tab=settings&edit=${name}`, (texts) => texts(`settings.sections.${name}.title`)),
        ),
        ...ownSectionNames.map((name) =>
          named("setting", ownSectionAddress(name), (texts) => texts(`settings.own.${name}.title`)),
        ),
      ]
    : [];
  if (!isLong) return { choices: actions.map(({ choice }) => choice), isFetching };
  const rows = found.map(({ kind, id, title, text: about }) => ({
    key: `${kind}-${id}`,
    kind: t(`find.kinds.${kind}`),
    title,
    text: about,
    to: addressOf[kind](id),
  }));
  const matching = [...actions, ...settings].filter(({ names }) =>
    names.some((name) => containsText(name, text)),
  );
  return { choices: [...rows, ...matching.map(({ choice }) => choice)], isFetching };
}

/** Settings and actions are found by their names in every language, whichever the dashboard is in. */
function useOtherTexts(): readonly AdminTexts[] {
  const language = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ["find", "texts", language],
    queryFn: () => Promise.all(languages.filter((other) => other !== language).map(useAdminTranslation.of)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
