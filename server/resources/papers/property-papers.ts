import type { PaperAction, PaperView } from "#domain/papers/paper-view.ts";
import type { Papers, PapersInput } from "#domain/papers/papers.ts";
import { detectScanType, maxScans, type Scan, type ScanKind, scanFileName } from "#domain/papers/scan.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Account } from "#server/platform/http/access.ts";
import { entityTag, requireMatch } from "#server/platform/http/entity-tag.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import type { SealedFiles } from "#server/platform/media/sealed-files.ts";
import type { Vault } from "#server/platform/secrets/vault.ts";
import { presentPapers, presentScan, presentView } from "./presenter.ts";
import {
  findFacts,
  findScan,
  findScans,
  findViews,
  insertScan,
  insertView,
  lockProperty,
  markScan,
  type ScanRow,
  type SealedFacts,
  writeFacts,
} from "./repository.ts";
import { openFacts, scanFileOwner, sealFacts, sealScanLabel } from "./sealed-records.ts";

export type PaperDependencies = Readonly<{ database: Database; vault: Vault; files: SealedFiles }>;

/** Who asks, and for which property. */
export type PaperRequest = Readonly<{ account: Account; propertyId: number }>;

export type TaggedPapers = Readonly<{ papers: Papers; tag: string }>;

type SentScan = Readonly<{ id: string; kind: ScanKind; name: string; content: Uint8Array }>;

/** LD7: every method that reveals or changes something records it in the same transaction. */
export class PropertyPapers {
  readonly #database: Database;
  readonly #vault: Vault;
  readonly #files: SealedFiles;

  constructor({ database, vault, files }: PaperDependencies) {
    this.#database = database;
    this.#vault = vault;
    this.#files = files;
  }

  async read(request: PaperRequest): Promise<TaggedPapers> {
    return this.#change(request, async (transaction) => {
      await record(transaction, request, "read");
      return this.#load(transaction, request.propertyId);
    });
  }

  /** Writing the same again is no conflict, so that a client without a response can repeat the call. */
  async write(request: PaperRequest, input: PapersInput, ifMatch: string | undefined): Promise<TaggedPapers> {
    const { propertyId } = request;
    const outcome = await this.#change(request, async (transaction) => {
      const facts = await findFacts(transaction, propertyId);
      if (facts && isSame(openFacts(this.#vault, propertyId, facts.sealed), input)) {
        await record(transaction, request, "read");
        return this.#load(transaction, propertyId);
      }
      const conflict = await this.#findConflict(transaction, propertyId, facts, ifMatch);
      if (conflict) {
        // The response contains the current papers. An error would roll the record back, so it is thrown after the commit.
        await record(transaction, request, "read");
        return conflict;
      }
      await writeFacts(transaction, propertyId, sealFacts(this.#vault, propertyId, input));
      await record(transaction, request, "changed");
      return this.#load(transaction, propertyId);
    });
    if (outcome instanceof Problem) throw outcome;
    return outcome;
  }

  /** The client chooses the id, so that it can repeat the call. */
  async addScan(
    request: PaperRequest,
    { id, kind, name, content }: SentScan,
  ): Promise<{ scan: Scan; isNew: boolean }> {
    const { account, propertyId } = request;
    const type = detectScanType(content);
    if (!type) throw fieldProblem("file", "scan_invalid");
    const owner = { id, property_id: propertyId };
    const label = { kind, name: scanFileName(name, type), type, bytes: content.length };
    const existing = await this.#change(request, async (transaction) => {
      const row = await findScan(transaction, propertyId, id);
      if (!row) await requireRoom(transaction, propertyId);
      return row;
    });
    if (existing) return { scan: presentScan(this.#vault, requireLive(existing)), isNew: false };
    // Outside the transaction, because a bucket may take seconds.
    const key = await this.#files.store(scanFileOwner(owner), content);
    const row = await this.#change(request, async (transaction) => {
      await requireRoom(transaction, propertyId);
      const sealed = sealScanLabel(this.#vault, owner, label);
      if (!(await insertScan(transaction, { ...owner, key, sealed, added_by: account.id })))
        throw new Problem("state_changed");
      await record(transaction, request, "scan_added", id);
      return requireScan(await findScan(transaction, propertyId, id));
    });
    return { scan: presentScan(this.#vault, row), isNew: true };
  }

  async downloadScan(request: PaperRequest, scanId: string): Promise<{ name: string; content: Buffer }> {
    const row = await this.#changeScan(request, scanId, "scan_downloaded", async (_transaction, scan) =>
      requireLive(scan),
    );
    const content = await this.#files.read(scanFileOwner(row), row.key);
    if (!content) throw new Problem("not_found");
    return { name: presentScan(this.#vault, row).name, content };
  }

  async deleteScan(request: PaperRequest, scanId: string): Promise<void> {
    await this.#changeScan(request, scanId, "scan_deleted", async (transaction, scan) => {
      requireLive(scan);
      await markScan(transaction, scanId, new Date());
    });
  }

  async restoreScan(request: PaperRequest, scanId: string): Promise<Scan> {
    return this.#changeScan(request, scanId, "scan_restored", async (transaction, scan) => {
      if (scan.deleted_at === null) throw new Problem("not_found");
      await requireRoom(transaction, request.propertyId);
      await markScan(transaction, scanId, null);
      return presentScan(this.#vault, scan);
    });
  }

  async listViews(request: PaperRequest): Promise<PaperView[]> {
    const rows = await this.#change(request, (transaction) => findViews(transaction, request.propertyId));
    return rows.map((row) => presentView(this.#vault, request.propertyId, row));
  }

  /** Runs under the property's lock. */
  async #change<Result>(
    { propertyId }: PaperRequest,
    work: (transaction: Database) => Promise<Result>,
  ): Promise<Result> {
    return this.#database.transaction().execute(async (transaction) => {
      if (!(await lockProperty(transaction, propertyId))) throw new Problem("not_found");
      return work(transaction);
    });
  }

  async #changeScan<Result>(
    request: PaperRequest,
    scanId: string,
    action: PaperAction,
    work: (transaction: Database, scan: ScanRow) => Promise<Result>,
  ): Promise<Result> {
    return this.#change(request, async (transaction) => {
      const scan = requireScan(await findScan(transaction, request.propertyId, scanId));
      await record(transaction, request, action, scanId);
      return work(transaction, scan);
    });
  }

  async #load(transaction: Database, propertyId: number): Promise<TaggedPapers> {
    const facts = await findFacts(transaction, propertyId);
    const scans = await findScans(transaction, propertyId);
    return { papers: presentPapers(this.#vault, propertyId, facts, scans), tag: entityTag(versionOf(facts)) };
  }

  async #findConflict(
    transaction: Database,
    propertyId: number,
    facts: SealedFacts | undefined,
    ifMatch: string | undefined,
  ): Promise<Problem | undefined> {
    const { papers } = await this.#load(transaction, propertyId);
    try {
      requireMatch(ifMatch, versionOf(facts), () => papers);
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
  }
}

async function record(
  transaction: Database,
  { account, propertyId }: PaperRequest,
  action: PaperAction,
  scanId: string | null = null,
): Promise<void> {
  await insertView(transaction, {
    property_id: propertyId,
    account_id: account.id,
    action,
    scan_id: scanId,
  });
}

/** Each encryption has another nonce, so the ciphertext changes with every write. */
function versionOf(facts: SealedFacts | undefined) {
  return { sealed: facts?.sealed.toString("base64") ?? null };
}

function isSame(before: PapersInput, after: PapersInput): boolean {
  const names = Object.keys(before) as (keyof PapersInput)[];
  return names.every((name) => before[name] === after[name]);
}

async function requireRoom(transaction: Database, propertyId: number): Promise<void> {
  if ((await findScans(transaction, propertyId)).length >= maxScans) throw fieldProblem("file", "too_many");
}

function requireScan(row: ScanRow | undefined): ScanRow {
  if (!row) throw new Problem("not_found");
  return row;
}

function requireLive(row: ScanRow): ScanRow {
  if (row.deleted_at !== null) throw new Problem("not_found");
  return row;
}
