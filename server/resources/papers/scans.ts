import type { PermitKind } from "#domain/jobs/choices.ts";
import type { PaperAction } from "#domain/papers/paper-view.ts";
import { detectScanType, type ScanKind, scanFileName } from "#domain/papers/scan.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import type { Account } from "#server/platform/http/access.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import type { SealedFiles } from "#server/platform/media/sealed-files.ts";
import type { Vault } from "#server/platform/secrets/vault.ts";
import { ownerTables, type PaperOwner } from "./paper-owner.ts";
import {
  findScan,
  findScans,
  findViews,
  insertScan,
  insertView,
  lockOwner,
  markScan,
  type ScanRow,
  type ViewRow,
} from "./repository.ts";
import { openScanLabel, scanFileOwner, sealScanLabel } from "./sealed-records.ts";

export type PaperDependencies = Readonly<{ database: Database; vault: Vault; files: SealedFiles }>;

/** Who asks, and whose papers. */
export type PaperRequest = Readonly<{ account: Account; owner: PaperOwner }>;

type SentScan = Readonly<{
  id: string;
  kind: ScanKind;
  name: string;
  content: Uint8Array;
  /** CN7: the step of a job's permit. */
  permit: PermitKind | null;
}>;

/** LD7, CN7: the scans of a property or a job. What reveals or changes something is recorded in the same transaction. */
export class Scans {
  readonly #database: Database;
  readonly #vault: Vault;
  readonly #files: SealedFiles;

  constructor({ database, vault, files }: PaperDependencies) {
    this.#database = database;
    this.#vault = vault;
    this.#files = files;
  }

  async list(request: PaperRequest): Promise<ScanRow[]> {
    return underLock(this.#database, request, async (transaction) => {
      await record(transaction, request, "read");
      return findScans(transaction, request.owner);
    });
  }

  /** The client chooses the id, so that it can repeat the call. */
  async add(
    request: PaperRequest,
    { id, kind, name, content, permit }: SentScan,
  ): Promise<{ scan: ScanRow; isNew: boolean }> {
    const { account, owner } = request;
    const type = detectScanType(content);
    if (!type) throw fieldProblem("file", "scan_invalid");
    const label = { kind, name: scanFileName(name, type), type, bytes: content.length };
    const existing = await underLock(this.#database, request, async (transaction) => {
      const row = await findScan(transaction, owner, id);
      if (!row) await requireRoom(transaction, owner);
      return row;
    });
    if (existing) return { scan: requireLive(existing), isNew: false };
    // Outside the transaction, because a bucket may take seconds.
    const key = await this.#files.store(scanFileOwner({ id, owner }), content);
    const scan = await underLock(this.#database, request, async (transaction) => {
      await requireRoom(transaction, owner);
      const sealed = sealScanLabel(this.#vault, { id, owner }, label);
      if (!(await insertScan(transaction, { id, owner, key, sealed, added_by: account.id, permit })))
        throw new Problem("state_changed");
      await record(transaction, request, "scan_added", id);
      return requireScan(await findScan(transaction, owner, id));
    });
    return { scan, isNew: true };
  }

  async download(request: PaperRequest, scanId: string): Promise<{ name: string; content: Buffer }> {
    const scan = await this.#change(request, scanId, "scan_downloaded", async (_transaction, found) =>
      requireLive(found),
    );
    const content = await this.#files.read(scanFileOwner(scan), scan.key);
    if (!content) throw new Problem("not_found");
    return { name: openScanLabel(this.#vault, scan).name, content };
  }

  async delete(request: PaperRequest, scanId: string): Promise<void> {
    await this.#change(request, scanId, "scan_deleted", async (transaction, scan) => {
      await markScan(transaction, requireLive(scan), new Date());
    });
  }

  async restore(request: PaperRequest, scanId: string): Promise<ScanRow> {
    return this.#change(request, scanId, "scan_restored", async (transaction, scan) => {
      if (scan.deleted_at === null) throw new Problem("not_found");
      await requireRoom(transaction, request.owner);
      await markScan(transaction, scan, null);
      return scan;
    });
  }

  async listViews(request: PaperRequest): Promise<ViewRow[]> {
    return underLock(this.#database, request, (transaction) => findViews(transaction, request.owner));
  }

  async #change<Result>(
    request: PaperRequest,
    scanId: string,
    action: PaperAction,
    work: (transaction: Database, scan: ScanRow) => Promise<Result>,
  ): Promise<Result> {
    return underLock(this.#database, request, async (transaction) => {
      const scan = requireScan(await findScan(transaction, request.owner, scanId));
      await record(transaction, request, action, scanId);
      return work(transaction, scan);
    });
  }
}

/** Runs under the lock of the property or the job. */
export async function underLock<Result>(
  database: Database,
  { account, owner }: PaperRequest,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return writeAs(database, account.id, async (transaction) => {
    if (!(await lockOwner(transaction, owner))) throw new Problem("not_found");
    return work(transaction);
  });
}

export async function record(
  transaction: Database,
  { account, owner }: PaperRequest,
  action: PaperAction,
  scanId: string | null = null,
): Promise<void> {
  await insertView(transaction, { owner, accountId: account.id, action, scanId });
}

async function requireRoom(transaction: Database, owner: PaperOwner): Promise<void> {
  if ((await findScans(transaction, owner)).length >= ownerTables[owner.kind].maxScans)
    throw fieldProblem("file", "too_many");
}

function requireScan(row: ScanRow | undefined): ScanRow {
  if (!row) throw new Problem("not_found");
  return row;
}

function requireLive(row: ScanRow): ScanRow {
  if (row.deleted_at !== null) throw new Problem("not_found");
  return row;
}
