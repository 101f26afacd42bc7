import type { FastifyBaseLogger } from "fastify";
import type { Language } from "#domain/language.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { localText } from "#domain/settings/local-text.ts";
import {
  isSettingsName,
  type Settings,
  type SettingsName,
  settingsNames,
  settingsSchemas,
} from "#domain/settings/settings.ts";
import type { Database } from "#server/platform/database/database.ts";

export type SettingsRow = Readonly<{ name: string; value: unknown }>;

export async function readSettingsRows(database: Database): Promise<readonly SettingsRow[]> {
  return database.selectFrom("settings").select(["name", "value"]).orderBy("name").execute();
}

/** For jobs, which run outside the app that holds the settings, and for rules that must not use settings of a moment ago. */
export async function readStoredDocument<Name extends SettingsName>(
  database: Database,
  name: Name,
): Promise<Settings[Name]> {
  const row = await database
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  const { data } = settingsSchemas[name].safeParse(row?.value);
  // The schema of a name parses its document, which the compiler cannot see.
  return (data as Settings[Name] | undefined) ?? defaultSettings[name];
}

/** Undefined until the company has said its name. */
export async function readCompanyName(database: Database, language: Language): Promise<string | undefined> {
  const row = await database
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "company")
    .executeTakeFirst();
  const { data } = settingsSchemas.company.safeParse(row?.value);
  return data && localText(data.name, language);
}

/** A document without a row, or with one that does not fit its schema, has its defaults. */
export function toSettings(rows: readonly SettingsRow[], log: Pick<FastifyBaseLogger, "error">): Settings {
  const found: Partial<Record<SettingsName, unknown>> = {};
  for (const { name, value } of rows) {
    // A newer release knows more documents.
    if (!isSettingsName(name)) continue;
    const { data, error } = settingsSchemas[name].safeParse(value);
    if (error)
      log.error(
        { name, issues: error.issues },
        "a document of the settings is invalid; its defaults are used",
      );
    else found[name] = data;
  }
  const documents = settingsNames.map((name) => [name, found[name] ?? defaultSettings[name]]);
  // Each document was parsed by the schema of its name, which the compiler cannot see.
  return Object.fromEntries(documents) as Settings;
}
