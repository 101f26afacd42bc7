import { createHash, randomBytes } from "node:crypto";
import {
  isSettingsName,
  type Settings,
  type SettingsName,
  settingsSchemas,
} from "#domain/settings/settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { accountScope } from "#server/platform/http/access.ts";
import { findCaller } from "#server/platform/session/repository.ts";

/** How long a preview can be opened. */
const previewLifetimeMs = 10 * 60 * 1000;
const cookieName = "settings-preview";
const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`);

type Preview = Readonly<{ name: SettingsName; value: unknown; sessionId: string }>;

/**
 * ST1: unsaved documents that pages are rendered with. A page's address contains the token; the browser that made the preview
 * also has a key in a cookie, so that an address that somebody passes on shows nothing.
 */
export class SettingsPreviews {
  readonly #database: Database;
  readonly #cookieAttributes: string;

  constructor(database: Database, publicUrl: string) {
    this.#database = database;
    const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
    this.#cookieAttributes = `Path=/; Max-Age=${previewLifetimeMs / 1000}; HttpOnly; SameSite=Strict${secure}`;
  }

  /** Replaces the session's earlier preview of the document. */
  async create({ name, value, sessionId }: Preview, cookies: string | undefined, now = new Date()) {
    const token = randomBytes(32).toString("base64url");
    const browserKey = readBrowserKey(cookies) ?? randomBytes(32).toString("base64url");
    const expiresAt = new Date(now.getTime() + previewLifetimeMs);
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom("settings_previews")
        .where((eb) =>
          eb.or([
            eb("expires_at", "<", now),
            eb.and([eb("session_id", "=", sessionId), eb("name", "=", name)]),
          ]),
        )
        .execute();
      await transaction
        .insertInto("settings_previews")
        .values({
          token_hash: hash(token),
          browser_hash: hash(browserKey),
          session_id: sessionId,
          name,
          value: JSON.stringify(value),
          expires_at: expiresAt,
        })
        .execute();
    });
    return { token, expiresAt, cookie: `${cookieName}=${browserKey}; ${this.#cookieAttributes}` };
  }

  /** The settings with the previewed document; null if there is none for this browser and a session that may see it. */
  async apply(
    settings: Settings,
    token: string,
    cookies: string | undefined,
    now = new Date(),
  ): Promise<Settings | null> {
    const browserKey = readBrowserKey(cookies);
    if (browserKey === undefined) return null;
    const row = await this.#database
      .selectFrom("settings_previews")
      .select(["name", "value", "session_id"])
      .where("token_hash", "=", hash(token))
      .where("browser_hash", "=", hash(browserKey))
      .where("expires_at", ">", now)
      .executeTakeFirst();
    const caller = row && (await findCaller(this.#database, row.session_id, now));
    // A newer release may have made it.
    if (!row || !isSettingsName(row.name) || !caller || accountScope(caller, "settings") === "none")
      return null;
    const { data } = settingsSchemas[row.name].safeParse(row.value);
    return data ? { ...settings, [row.name]: data } : null;
  }
}

function readBrowserKey(cookies: string | undefined): string | undefined {
  return cookiePattern.exec(cookies ?? "")?.[1];
}

function hash(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
