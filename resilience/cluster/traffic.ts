import { setTimeout as delay } from "node:timers/promises";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { pictureWidths } from "#domain/pictures/picture-paths.ts";
import { connect, type Database } from "#server/platform/database/database.ts";
import { Editors, Owners, Readers, titlePrefix } from "./load.ts";
import { Staff } from "./staff.ts";
import type { TestCluster } from "./test-cluster.ts";

const readPaths = [
  "/",
  "/buy",
  "/rent",
  "/projects",
  "/property/1",
  "/property/3",
  "/api/properties/",
  "/apis/projects/",
];
const filesPerPicture = Object.values(pictureWidths).flat().length;

/** Readers, owners who post forms with pictures, and staff who edit, all through nginx, as long as a fault lasts. */
export class Traffic {
  readonly readers: Readers;
  readonly owners: Owners;
  readonly editors: Editors;
  readonly #cluster: TestCluster;

  private constructor(cluster: TestCluster, staff: Staff) {
    this.#cluster = cluster;
    this.readers = new Readers(cluster.origin, readPaths).start(4, 25);
    this.owners = new Owners(cluster.origin).start(2, 500);
    this.editors = new Editors(staff).start(2, 1_000);
  }

  static async start(cluster: TestCluster): Promise<Traffic> {
    return new Traffic(cluster, await Staff.logIn(cluster.origin));
  }

  async stop(): Promise<void> {
    await Promise.all([this.readers.stop(), this.owners.stop(), this.editors.stop()]);
  }

  /** Resolves when forms and edits are being stored. */
  async waitForWrites(): Promise<void> {
    while (this.owners.stored.length < 3 || this.editors.count < 3) await delay(20);
  }

  get writes(): number {
    return this.owners.stored.length + this.editors.count;
  }

  get rejections(): readonly string[] {
    return [...this.owners.rejections, ...this.editors.rejections];
  }

  get failureShare(): number {
    return this.readers.failures.length / Math.max(1, this.readers.count);
  }

  describeReads(): string {
    const { failures, count } = this.readers;
    const example = failures.length === 0 ? "" : `, e.g. ${failures[0]}`;
    return `${failures.length} of ${count} reads failed (${(100 * this.failureShare).toFixed(3)} %)${example}`;
  }

  describeWrites(wrong: number): string {
    const { rejections } = this;
    const example = rejections.length === 0 ? "" : `, e.g. ${rejections[0]}`;
    return `${wrong} wrong of ${this.owners.stored.length} forms and ${this.editors.count} edits; ${rejections.length} tries failed and were repeated${example}`;
  }

  /** Acknowledged writes that are not stored exactly once, and stored forms without their whole picture. */
  async countWrongWrites(databaseUrl: string): Promise<number> {
    const pictures = await countPictureFiles(this.#cluster.s3.port);
    return withDatabase(databaseUrl, async (database) => {
      const forms = await database
        .selectFrom("sell_submissions")
        .leftJoin("submission_pictures", "submission_id", "sell_submissions.id")
        .select(["id", "propert_title as title", "submission_pictures.picture"])
        .where("propert_title", "like", `${titlePrefix}%`)
        .execute();
      const byTitle = Map.groupBy(forms, ({ title }) => title);
      const doubled = [...byTitle.values()].filter((found) => found.length > 1).length;
      const partial = forms.filter((form) => pictures.get(form.picture ?? "") !== filesPerPicture).length;
      const lost = this.owners.stored.filter(({ id, title, picture }) => {
        const [row] = byTitle.get(title) ?? [];
        return row?.id !== id || row.picture !== picture;
      }).length;
      const listings = await database.selectFrom("properties").select(["id", "description"]).execute();
      const overwritten = listings.filter(
        ({ id, description }) => (this.editors.descriptions.get(id) ?? description) !== description,
      ).length;
      const abandoned = this.owners.abandoned + this.editors.abandoned;
      return doubled + partial + lost + overwritten + abandoned;
    });
  }
}

async function withDatabase<Result>(
  url: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = connect(url, () => undefined, { silenceTimeoutMs: 10_000 });
  try {
    return await use(database);
  } finally {
    await database.destroy();
  }
}

/** How many files each of the visitors' pictures has in the bucket. */
async function countPictureFiles(port: number): Promise<ReadonlyMap<string, number>> {
  const client = new S3Client({
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
  });
  const counts = new Map<string, number>();
  const digits = [..."0123456789abcdef"];
  const countUnder = async (prefix: string) => {
    // In parts, because s3rver can't continue a list of more than 1,000 objects.
    const part = await client.send(
      new ListObjectsV2Command({ Bucket: "pictures", Prefix: `private/${prefix}` }),
    );
    for (const { Key = "" } of part.Contents ?? []) {
      const [, picture = ""] = Key.split("/");
      counts.set(picture, (counts.get(picture) ?? 0) + 1);
    }
  };
  for (const first of digits) await Promise.all(digits.map((second) => countUnder(first + second)));
  client.destroy();
  return counts;
}
