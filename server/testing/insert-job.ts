import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "#server/platform/database/database.ts";

type Options = Readonly<{ isExample?: boolean; versionId?: number | null; email?: string }>;

/** A job of a client in Doha with the stages "Plinth" (weight 40) and "Roof" (60). */
export async function insertJob(
  database: Database,
  { isExample = false, versionId = null, email = `${randomUUID()}@example.com` }: Options = {},
) {
  const { id, code } = await database
    .insertInto("jobs")
    .values({
      client_name: "Sita Karna",
      client_email: email,
      version_id: versionId,
      language: "en",
      title: JSON.stringify({ en: "House in Janakpur", np: "जनकपुरमा घर" }),
      place: "Janakpurdham-4",
      code: randomBytes(6).toString("hex").toUpperCase(),
      page_seed: randomBytes(16),
      page_hash: randomBytes(32),
      is_example: isExample,
    })
    .returning(["id", "code"])
    .executeTakeFirstOrThrow();
  const stages = await database
    .insertInto("job_stages")
    .values([
      { job_id: id, position: 1, name: JSON.stringify({ en: "Plinth", np: "प्लिन्थ" }), weight: "40" },
      { job_id: id, position: 2, name: JSON.stringify({ en: "Roof", np: "छाना" }), weight: "60" },
    ])
    .returning("id")
    .execute();
  return { id, code, stageIds: stages.map((stage) => stage.id) };
}
